import { KEY } from './scheme'

/**
 * The only inline script of a document, which runs before the first paint: it notes the path at which the document was
 * loaded (src/app/address.ts), and applies the colour scheme chosen on an earlier visit. Until the app handles Back and
 * Forward itself, it loads the document of the address to which they lead, even if no other script ever arrives.
 */
export const startScript = `{const{dataset:d}=document.documentElement,{pathname:p}=location;d.at=p;onpopstate=()=>location.pathname===p||location.reload();try{d.${KEY}=localStorage.${KEY}||''}catch{}}`
