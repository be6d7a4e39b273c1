const before = /^\s*(?:บริษัท|ห้างหุ้นส่วนจำกัด|ห้างหุ้นส่วนสามัญ(?:นิติบุคคล)?|บจก\.|บมจ\.|หจก\.)\s*/
const behind = /\s*(?:จำกัด)?\s*(?:\(มหาชน\))?\s*$/

/** A company's name as people say it: "ครัวยายบัว" of "บริษัท ครัวยายบัว จำกัด". */
export const nameWithoutForm = (name: string): string => name.replace(before, '').replace(behind, '')
