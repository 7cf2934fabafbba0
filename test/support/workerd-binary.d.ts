declare module 'workerd' {
  /** The package is CommonJS: `default.default` is the path of the engine's binary. */
  const module: { default: string }
  export default module
}
