// Request paths that try to redirect off the site, escape its folder, or reach closed files.

/** The expected answer: a status and, for a redirect, the page that it leads to. */
export type Answer = { status: number; location?: string }

const to = (location: string): Answer => ({ status: 308, location })
const OK: Answer = { status: 200 }
const NONE: Answer = { status: 404 }

/**
 * Each path with the answer of the Node server, and nginx's where it differs: nginx refuses a malformed path with 400, and
 * sees a path as it was sent, where Node's URL parser has already resolved the dots.
 */
export const paths: [path: string, reason: string, node: Answer, nginx?: Answer][] = [
  // Redirects off the site
  ['/%5cevil.example/', 'an escaped backslash', NONE],
  ['/%5c%5cevil.example/', 'two escaped backslashes', NONE],
  ['/%5Cevil.example/about/', 'an escaped backslash before a page', NONE],
  ['/%2f%2fevil.example/', 'escaped slashes', NONE],
  ['/%2fevil.example/', 'an escaped slash', NONE],
  ['//evil.example/', 'two slashes', NONE],
  ['///evil.example/', 'three slashes', NONE],
  ['//evil.example/about/', 'two slashes before a page', NONE],
  ['/%09/evil.example/', 'a tab', NONE],
  ['/%20//evil.example/', 'a space', NONE],
  ['/https://evil.example/', 'an address', NONE],
  ['/https:%2f%2fevil.example.html', 'an escaped address', NONE],
  ['/@evil.example/', 'a user', NONE],
  ['/.evil.example/', 'the end of a host', NONE],
  ['/;@evil.example/', 'a parameter', NONE],
  ['/%3fhttp://evil.example/', 'an escaped question mark', NONE],
  ['/%23/evil.example/', 'an escaped hash', NONE],
  ['/nope/', 'no page', NONE],
  ['/nope.html', 'no page', NONE],
  ['/about.html.html', 'no page', NONE],
  ['/index.html/evil.example/', 'a page before it', NONE],
  ['/%e2%81%84evil.example/', 'a sign that looks like a slash', NONE],

  // Header injection
  ['/nope%0dSet-Cookie:%20injected=yes/', 'a carriage return', NONE],
  ['/nope%0aSet-Cookie:%20injected=yes/', 'a line feed', NONE],
  ['/nope%0d%0aSet-Cookie:%20injected=yes/', 'both', NONE],
  ['/about%0d%0aSet-Cookie:%20injected=yes/', 'both, behind a page', NONE],
  ['/about%0d%0a/', 'both, at the end', NONE],
  ['/about/%0d%0a', 'both, behind a slash', NONE],
  ['/about.html%0d%0aX: y', 'a space that is none of HTTP', { status: 400 }],
  ['/%0d%0aSet-Cookie:%20injected=yes/about.html', 'both, before a page', NONE],
  ['/%e5%98%8a%e5%98%8dSet-Cookie:x/', 'signs whose last bytes are both', NONE],
  ['/about%00/', 'a NUL', NONE, { status: 400 }],
  [
    '/about/?x=%0d%0aSet-Cookie:%20injected=yes',
    'both, escaped in the query',
    to('/about?x=%0d%0aSet-Cookie:%20injected=yes'),
  ],

  // Alternative spellings of page paths
  ['/about/', 'a slash', to('/about')],
  ['/about.html', 'the name of the file', to('/about')],
  ['/about.html/', 'both', to('/about')],
  ['/about//', 'two slashes', to('/about')],
  ['//about', 'two slashes before it', to('/about')],
  ['/%2fabout', 'an escaped slash before it', to('/about')],
  ['/%61bout', 'an escaped letter', to('/about')],
  ['/about%2ehtml?x=1', 'an escaped dot', to('/about?x=1')],
  ['/services%2Ftraining', 'an escaped slash within', to('/services/training')],
  ['/services//training/', 'two slashes within', to('/services/training')],
  ['/index', 'the name of the file', to('/')],
  ['/index.html', 'the name of the file', to('/')],
  ['/index.html/?x=1', 'the name of the file and a slash', to('/?x=1')],
  ['//', 'two slashes', to('/')],
  ['/%2f', 'an escaped slash', to('/')],
  ['/nope/../about', 'dots', OK, to('/about')],
  ['/%2e/about', 'an escaped dot', OK, to('/about')],
  ['/%2561bout', 'escaped twice', NONE],
  ['/About', 'another case', NONE],
  ['/about.HTML', 'another case', NONE],
  ['/about%20', 'a space behind', NONE],
  ['/about.', 'a dot behind', NONE],
  ['/about;x=1', 'a parameter', NONE],

  // Files that are not for visitors
  ['/about.html.br', 'a file in another coding', NONE],
  ['/about.html.gz', 'a file in another coding', NONE],
  ['/about.html%2ebr', 'a file in another coding, escaped', NONE],
  ['/%61bout.html.br', 'a file in another coding, escaped', NONE],
  ['/favicon.svg.gz', 'a file in another coding', NONE],
  ['/_headers', 'for the hosts', NONE],
  ['/%5fheaders', 'for the hosts, escaped', NONE],
  ['//_headers', 'for the hosts, behind two slashes', NONE],
  ['/_headers/', 'for the hosts, as a folder', NONE],
  ['/404', 'the error page', NONE],
  ['/404/', 'the error page', NONE],
  ['/404.html', 'the error page', NONE],
  ['/404.html/', 'the error page', NONE],
  ['/ar', 'the home page of another language', OK],
  ['/ar/', 'the same with a slash', to('/ar')],
  ['/ar.html', 'the name of its file', to('/ar')],
  ['/ar/about/', 'a page of another language with a slash', to('/ar/about')],
  ['/ar/404', 'the error page of another language', NONE],
  ['/ar/404/', 'the error page of another language', NONE],
  ['/ar/404.html', 'the error page of another language', NONE],
  ['/assets', 'a folder', NONE],
  ['/assets/', 'a folder', NONE],
  ['/favicon.svg/', 'a file as a folder', NONE],
  ['/%66avicon.svg', 'a file that is no page may be spelled so', OK],

  // Path traversal
  ['/../package.json', 'above the root', NONE, { status: 400 }],
  ['/%2e%2e/package.json', 'above the root, escaped', NONE, { status: 400 }],
  ['/..%2fpackage.json', 'above the root, with an escaped slash', NONE, { status: 400 }],
  ['/assets/..%2f..%2fpackage.json', 'above the root from a folder', NONE, { status: 400 }],
  ['/..%5cpackage.json', 'above the root, with a backslash', NONE],
  ['/%c0%ae%c0%ae/package.json', 'overlong dots', NONE],
  ['/%', 'half an escape', NONE, { status: 400 }],
  ['/%zz', 'an escape of no digits', NONE, { status: 400 }],

  // The relay's paths
  ['/api', 'no form', NONE],
  ['/api/', 'no form', NONE],
  ['/api/contact/', 'a slash behind the form', NONE],
  ['/api/contact.html', 'no form', NONE],
  ['/api/../about', 'dots', OK, to('/about')],
  ['/API/contact', 'another case', NONE],
]

/** Returns spellings of a path that no visitor may read, most of them disguised. */
export const closed = (name: string): string[] => [
  `/${name}`,
  `/${name}/`,
  `//${name}`,
  `/%2f${name}`,
  `/${name}?x`,
  `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
  `/api/../${name}`,
  `/api/%2e%2e/${name}`,
  `/api/..%2f${name}`,
  `/api/..\\${name}`,
  `/api\\..\\${name}`,
  `/api/..%5c${name}`,
  `/api/contact/..\\..\\${name}`,
  `/about/../${name}`,
  `/${name}#`,
]
