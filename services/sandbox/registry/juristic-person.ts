import type { Company } from './companies'

/** A company with the field names of the department's open API. */
export function juristicPersonOf(company: Company): Record<string, unknown> {
  const { address, juristicId } = company
  return {
    'cd:OrganizationJuristicID': juristicId,
    'cd:OrganizationJuristicNameTH': company.nameTh,
    'cd:OrganizationJuristicNameEN': company.nameEn,
    'cd:OrganizationJuristicType': company.type,
    'cd:OrganizationJuristicRegisterDate': company.registerDate,
    'cd:OrganizationJuristicStatus': company.status,
    'cd:OrganizationJuristicRegisterCapital': company.registerCapital,
    'cd:OrganizationJuristicBranchName': company.branchName,
    'cd:OrganizationJuristicAddress': {
      'cr:AddressType': {
        'cd:Address': address.number,
        'cd:Building': address.building,
        'cd:Floor': address.floor,
        'cd:RoomNo': address.room,
        'cd:Moo': address.moo,
        'cd:Soi': address.soi,
        'cd:Road': address.road,
        'cd:CitySubDivision': { 'cr:CitySubDivisionTextTH': address.place.subdistrict },
        'cd:City': { 'cr:CityTextTH': address.place.district },
        'cd:CountrySubDivision': {
          'cr:CountrySubDivisionCode': address.place.provinceCode,
          'cr:CountrySubDivisionTextTH': address.place.province,
        },
      },
    },
  }
}
