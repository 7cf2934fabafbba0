// Takes the place of src/app/look.ts under `npm run dev`, where a document has the rules and icons of all pages.

export async function loadLate(): Promise<void> {}
