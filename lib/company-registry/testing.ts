const prefix = 'cd:OrganizationJuristic'

const fields = {
  NameTH: 'บริษัท ครัวยายบัว จำกัด',
  NameEN: 'KRUA YAI BUA COMPANY LIMITED',
  Type: 'บริษัทจำกัด',
  RegisterDate: '20130924',
  Status: 'ยังดำเนินกิจการอยู่',
  RegisterCapital: '1000000',
  BranchName: 'สำนักงานใหญ่',
  Address: {
    'cr:AddressType': {
      'cd:Address': '99/1',
      'cd:Building': 'ริมน้ำ',
      'cd:Floor': '2',
      'cd:RoomNo': null,
      'cd:Moo': '3',
      'cd:Soi': 'ซอยสุขุมวิท 21',
      'cd:Road': 'อโศกมนตรี',
      'cd:CitySubDivision': { 'cr:CitySubDivisionTextTH': 'แขวงคลองเตยเหนือ' },
      'cd:City': { 'cr:CityTextTH': 'เขตวัฒนา' },
      'cd:CountrySubDivision': {
        'cr:CountrySubDivisionCode': 'TH-10',
        'cr:CountrySubDivisionTextTH': 'กรุงเทพมหานคร',
      },
    },
  },
}

/** An answer in the format of the live registry; fields can be overridden by their name without the prefix. */
export function liveAnswer(
  juristicId: string,
  overrides: Partial<Record<keyof typeof fields, unknown>> = {},
) {
  const company = Object.entries({ ID: juristicId, ...fields, ...overrides }).map(([name, value]) => [
    `${prefix}${name}`,
    value,
  ])
  return {
    status: { code: '1000', description: 'Success' },
    data: [{ 'cd:OrganizationJuristicPerson': Object.fromEntries(company) }],
  }
}

export const unknownAnswer = { status: { code: '1004', description: 'Data not found' }, data: [] }
