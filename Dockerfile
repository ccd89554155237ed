# Grotto's server in a container: the client built by node, the package compiled into a wheel, neither's tools in the end.

FROM node:22-bookworm-slim AS client
WORKDIR /grotto/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.13-slim-bookworm AS wheel
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /grotto
RUN python -m venv /opt/grotto
ENV PATH=/opt/grotto/bin:$PATH PIP_DISABLE_PIP_VERSION_CHECK=1
COPY requirements/run.txt requirements/build.txt requirements/
RUN pip install --no-deps --require-hashes -r requirements/run.txt \
 && python -m venv /opt/build && /opt/build/bin/pip install --no-deps --require-hashes -r requirements/build.txt
COPY pyproject.toml setup.py README.md LICENSE NOTICE ./
COPY src src
COPY --from=client /grotto/src/grotto/table/client src/grotto/table/client
RUN GROTTO_BUILD=compiled /opt/build/bin/pip wheel --no-build-isolation --no-deps -w dist . \
 && pip install --no-deps dist/*.whl

FROM python:3.13-slim-bookworm
RUN useradd --system --create-home --home-dir /var/lib/grotto --uid 10001 grotto
COPY --from=wheel /opt/grotto /opt/grotto
ENV PATH=/opt/grotto/bin:$PATH PYTHONUNBUFFERED=1 \
    GROTTO_HOST=0.0.0.0 GROTTO_PORT=8000 GROTTO_DATA=/var/lib/grotto GROTTO_LOG=json
USER grotto
VOLUME /var/lib/grotto
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=6s --start-period=20s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=5)"]
CMD ["grotto", "serve", "--no-open"]
