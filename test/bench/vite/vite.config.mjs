import react from '@vitejs/plugin-react'

/** The site's own build makes this module. */
const rest = {
  name: 'rest',
  /** @param {string} name */
  resolveId: name => (name === 'virtual:rest' ? '\0rest' : undefined),
  /** @param {string} name */
  load: name => (name === '\0rest' ? 'export const rules = ""; export const symbols = []' : undefined),
}

export default {
  root: import.meta.dirname,
  plugins: [react({ jsxImportSource: '@emotion/react' }), rest],
  server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  clearScreen: false,
}
