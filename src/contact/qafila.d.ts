// Made by the build (prerender/direct.ts) when CONTACT_MODE is direct.
declare module 'qafila:mail' {
  export const mail: import('./providers').MailSettings
}
