declare module 'workerd' {
  /** The package is CommonJS: `default.default` is the path of the workerd binary. */
  const module: { default: string }
  export default module
}
