/** Sounds with a meaning, made on the spot: a turn of one's own, a move, a refusal, a word, the end. Off by default. */

export type Cue = 'turn' | 'move' | 'refused' | 'chat' | 'over'

/** Notes as frequency in hertz, start and length in seconds. */
const CUES: Record<Cue, readonly (readonly [number, number, number])[]> = {
  turn: [
    [392, 0, 0.18],
    [587, 0.14, 0.3],
  ],
  move: [[196, 0, 0.09]],
  refused: [
    [165, 0, 0.12],
    [147, 0.1, 0.2],
  ],
  chat: [[880, 0, 0.06]],
  over: [
    [294, 0, 0.25],
    [392, 0.2, 0.25],
    [494, 0.4, 0.6],
  ],
}

let context: AudioContext | null = null

export function play(cue: Cue): void {
  context ??= new AudioContext()
  const { currentTime } = context
  for (const [pitch, at, length] of CUES[cue]) note(context, pitch, currentTime + at, length)
}

function note(on: AudioContext, pitch: number, at: number, length: number): void {
  const tone = on.createOscillator()
  const volume = on.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.12, at + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.001, at + length)
  tone.connect(volume).connect(on.destination)
  tone.start(at)
  tone.stop(at + length)
}
