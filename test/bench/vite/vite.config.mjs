import react from '@vitejs/plugin-react'

/** Makes an empty drawing of each SVG file that a module imports as a component: what it shows does not matter here. */
const drawings = {
  name: 'drawings',
  enforce: 'pre',
  /** @param {string} path */
  load: path => (path.endsWith('.svg') ? "export default 'svg'" : undefined),
}

export default {
  root: import.meta.dirname,
  plugins: [react({ jsxImportSource: '@emotion/react' }), drawings],
  server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  clearScreen: false,
}
