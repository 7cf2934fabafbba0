// Made of a drawing by the build (generator/bundle/svg.ts).
declare module '*.svg' {
  const Drawing: () => import('react').ReactNode
  export default Drawing
}
