/**
 * The hosts that the build writes configurations for. To add one, write a module beside this one that makes its files from
 * the rules, and add a line to `hosts`, a test, and its steps to README.md.
 */
import { readFile } from 'node:fs/promises'
import { apacheFile } from './apache'
import { caddyFile } from './caddy'
import type { Rule } from './headers'
import { netlifyFile, redirectsFile } from './netlify'
import { nginxFiles } from './nginx'
import { headersFile } from './rules'
import type { Place } from './template'

/** The input of a configuration: the rules of the response headers, and where the site will be. */
export type Site = Place & { rules: readonly Rule[] }

/** The contents of files by their paths. */
type Files = Record<string, string>

type Host = {
  /** Files of the web root. */
  served?: (site: Site) => Files
  /** Files that are not served. */
  beside?: (site: Site) => Promise<Files>
}

const hosts: Record<string, Host> = {
  // For Cloudflare; the Node server reads it too.
  static: { served: ({ rules }) => ({ _headers: headersFile(rules) }) },
  nginx: {
    beside: async site => {
      const { http, server } = nginxFiles(site.rules, await readFile('src/hosts/nginx.conf', 'utf8'), site)
      return { 'nginx/http.conf': http, 'nginx/server.conf': server }
    },
  },
  netlify: {
    beside: async ({ rules }) => ({ 'netlify/_headers': netlifyFile(rules), 'netlify/_redirects': redirectsFile }),
  },
  apache: {
    beside: async site => ({
      'apache/site.conf': apacheFile(site.rules, await readFile('src/hosts/apache.conf', 'utf8'), site),
    }),
  },
  caddy: {
    beside: async site => ({
      'caddy/global.caddy': await readFile('src/hosts/global.caddy', 'utf8'),
      'caddy/site.caddy': caddyFile(site.rules, await readFile('src/hosts/site.caddy', 'utf8'), site),
    }),
  },
}

/** Returns the files that go into the web root, by their paths in it. */
export const servedFiles = (site: Site): Files =>
  Object.assign({}, ...Object.values(hosts).map(({ served }) => served?.(site)))

/** Returns the files that are not served, by their paths in the folder of configurations. */
export const besideFiles = async (site: Site): Promise<Files> =>
  Object.assign({}, ...(await Promise.all(Object.values(hosts).map(({ beside }) => beside?.(site)))))
