// Made by the build (build/bundle/direct-plugin.ts) when CONTACT_MODE is direct.
declare module 'virtual:mail' {
  export const mail: import('../../relay/providers').MailSettings
}
