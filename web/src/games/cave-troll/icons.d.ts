declare module 'icon:*' {
  /** The paths of a drawing, as SVG. */
  const body: string
  export default body
}
