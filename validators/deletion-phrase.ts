/** Typed to confirm the deletion of an account; apart from the schemas, so that a page can name it without yup. */
export const deletionPhrase = 'ลบบัญชี'
