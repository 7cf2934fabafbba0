import react from '@vitejs/plugin-react'

/** Provides the module that the site's own build generates. */
const sites = {
  name: 'sites',
  /** @param {string} name */
  resolveId: name => (name === 'virtual:sites' ? '\0sites' : undefined),
  /** @param {string} name */
  load: name => (name === '\0sites' ? 'export const sites = []' : undefined),
}

export default {
  root: import.meta.dirname,
  plugins: [react({ jsxImportSource: '@emotion/react' }), sites],
  server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  clearScreen: false,
}
