import type { Role } from '@/validators/permissions'

/** An invented restaurant company with real places around it. */
export const sampleCompany = {
  juristicId: '0105562149990',
  name: 'บริษัท ครัวยายบัว จำกัด',
  addressLine: '88 ซอยสุขุมวิท 31',
  subdistrict: 'คลองตันเหนือ',
  district: 'วัฒนา',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
  verification: 'verified',
  website: 'https://kruayaibua.example',
  facebookUrl: 'https://www.facebook.com/kruayaibua.example',
  about: 'ครัวอาหารไทยสูตรคุณยาย เปิดมาตั้งแต่ปี 2562 มีสามสาขาในกรุงเทพฯ',
  contactName: 'บัวลอย ใจเย็น',
  contactPhone: '0000000100',
  contactEmail: 'owner@demo.partim.example',
} as const

const bangkok = 'กรุงเทพมหานคร'

export const sampleBranches = [
  {
    name: 'ครัวยายบัว สยาม',
    taxBranchNumber: '00000',
    addressLine: '991 ถนนพระรามที่ 1',
    subdistrict: 'ปทุมวัน',
    district: 'ปทุมวัน',
    province: bangkok,
    postcode: '10330',
    lat: 13.7464,
    lng: 100.5351,
    phone: '0000000101',
  },
  {
    name: 'ครัวยายบัว ทองหล่อ',
    taxBranchNumber: '00001',
    addressLine: '120 ซอยสุขุมวิท 55',
    subdistrict: 'คลองตันเหนือ',
    district: 'วัฒนา',
    province: bangkok,
    postcode: '10110',
    lat: 13.7327,
    lng: 100.5824,
    phone: '0000000102',
  },
  {
    name: 'ครัวยายบัว อารีย์',
    taxBranchNumber: '00002',
    addressLine: '24 ซอยพหลโยธิน 7',
    subdistrict: 'สามเสนใน',
    district: 'พญาไท',
    province: bangkok,
    postcode: '10400',
    lat: 13.7797,
    lng: 100.5443,
    phone: '0000000103',
  },
] as const

type SampleMember = {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly role: Role
  /** Positions in `sampleBranches` a branch manager looks after. */
  readonly branches: readonly number[]
}

/** The people used to sign in to the demo. */
export const sampleMembers: readonly SampleMember[] = [
  {
    uid: 'demo-owner',
    email: 'owner@demo.partim.example',
    displayName: 'บัวลอย ใจเย็น',
    role: 'owner',
    branches: [],
  },
  {
    uid: 'demo-recruiter',
    email: 'recruiter@demo.partim.example',
    displayName: 'นภา วงศ์ดี',
    role: 'recruiter',
    branches: [],
  },
  {
    uid: 'demo-manager',
    email: 'manager@demo.partim.example',
    displayName: 'ธนกร มีสุข',
    role: 'branch_manager',
    branches: [1],
  },
]

/** The member of staff who decides about companies in the demo (`npm run ops`). */
export const sampleStaff = {
  uid: 'demo-ops',
  email: 'ops@demo.partim.example',
  displayName: 'ทีมงานพาร์ทิม',
}
