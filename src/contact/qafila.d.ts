// Made by the build (prerender/direct.ts) when CONTACT_MODE is direct.
declare module 'qafila:mail' {
  export const mail: { url: string; key: string; from: string; to: string }
}
