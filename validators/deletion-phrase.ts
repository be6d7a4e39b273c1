/** What is typed to say that an account shall really go; apart from the schemas, so that a page can name it without yup. */
export const deletionPhrase = 'ลบบัญชี'
