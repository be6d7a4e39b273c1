type Words = readonly [th: string, en: string]

/** A line of business: typical owners' names, and the kinds of business that companies name themselves after. */
export type Trade = {
  readonly owners: readonly Words[]
  readonly kinds: readonly Words[]
  /** True when the kind comes before the name, written as one word, as in ครัวยายบัว. */
  readonly kindFirst?: boolean
}

export const trades: readonly Trade[] = [
  {
    kindFirst: true,
    owners: [
      ['ยายบัว', 'YAI BUA'],
      ['ป้าแดง', 'PA DAENG'],
      ['เจ๊หงส์', 'JE HONG'],
      ['ลุงชัย', 'LUNG CHAI'],
      ['บ้านสวน', 'BAAN SUAN'],
      ['ริมน้ำ', 'RIM NAM'],
      ['เมืองเหนือ', 'MUEANG NUEA'],
      ['สมใจ', 'SOMJAI'],
      ['ทับทิม', 'TUBTIM'],
      ['พริกหวาน', 'PRIK WAN'],
      ['ข้าวหอม', 'KHAO HOM'],
      ['ตะวันออก', 'TAWAN OK'],
    ],
    kinds: [
      ['ครัว', 'KITCHEN'],
      ['ร้านอาหาร', 'RESTAURANT'],
      ['หมูกระทะ', 'GRILL HOUSE'],
      ['ก๋วยเตี๋ยว', 'NOODLE'],
      ['ซีฟู้ด', 'SEAFOOD'],
    ],
  },
  {
    owners: [
      ['สยามเพิร์ล', 'SIAM PEARL'],
      ['ลานนาวิลล์', 'LANNA VILLE'],
      ['อันดามันเวฟ', 'ANDAMAN WAVE'],
      ['บลูลากูน', 'BLUE LAGOON'],
      ['เจ้าพระยาวิว', 'CHAO PHRAYA VIEW'],
      ['กรีนฮิลล์', 'GREEN HILL'],
      ['ซันไชน์เบย์', 'SUNSHINE BAY'],
      ['ราชาวดี', 'RACHAWADEE'],
      ['พิมานทอง', 'PHIMAN THONG'],
    ],
    kinds: [
      ['โฮเทล', 'HOTEL'],
      ['รีสอร์ท แอนด์ สปา', 'RESORT AND SPA'],
      ['บูทีคโฮเทล', 'BOUTIQUE HOTEL'],
      ['เซอร์วิส อพาร์ทเมนท์', 'SERVICED APARTMENT'],
    ],
  },
  {
    owners: [
      ['ทรัพย์เจริญ', 'SUP CHAROEN'],
      ['รุ่งเรืองกิจ', 'RUNGRUANG KIT'],
      ['ใจดี', 'JAIDEE'],
      ['มิตรแท้', 'MIT THAE'],
      ['เพื่อนบ้าน', 'PHUEAN BAAN'],
      ['เอกอนันต์', 'EK ANAN'],
      ['พูนทรัพย์', 'POONSUP'],
      ['ไทยเจริญ', 'THAI CHAROEN'],
      ['ศรีสุข', 'SRISUK'],
      ['นำโชค', 'NAMCHOK'],
    ],
    kinds: [
      ['มินิมาร์ท', 'MINI MART'],
      ['ค้าปลีก', 'RETAIL'],
      ['ซูเปอร์สโตร์', 'SUPERSTORE'],
      ['เทรดดิ้ง', 'TRADING'],
      ['เบเกอรี่', 'BAKERY'],
    ],
  },
  {
    owners: [
      ['มหกรรม', 'MAHAKAM'],
      ['ไอเดียโชว์', 'IDEA SHOW'],
      ['ครีเอทีฟสตาร์', 'CREATIVE STAR'],
      ['บางกอกไลฟ์', 'BANGKOK LIVE'],
      ['เดอะสเตจ', 'THE STAGE'],
      ['สีสัน', 'SEESAN'],
      ['รื่นเริง', 'RUENROENG'],
      ['วันสำคัญ', 'WAN SAMKHAN'],
    ],
    kinds: [
      ['อีเว้นท์', 'EVENT'],
      ['ออร์แกไนเซอร์', 'ORGANIZER'],
      ['โปรโมชั่น', 'PROMOTION'],
      ['เอ็กซิบิชั่น', 'EXHIBITION'],
    ],
  },
  {
    owners: [
      ['ด่วนทันใจ', 'DUAN THANJAI'],
      ['สยามเฟรท', 'SIAM FREIGHT'],
      ['ถึงไว', 'THUENG WAI'],
      ['พรีเมียร์คาร์โก้', 'PREMIER CARGO'],
      ['ภูธรขนส่ง', 'PHUTHON'],
      ['โกลเด้นทรัค', 'GOLDEN TRUCK'],
      ['เหนือใต้', 'NUEA TAI'],
      ['สมาร์ทแพ็ค', 'SMART PACK'],
    ],
    kinds: [
      ['โลจิสติกส์', 'LOGISTICS'],
      ['ทรานสปอร์ต', 'TRANSPORT'],
      ['แวร์เฮาส์', 'WAREHOUSE'],
      ['เอ็กซ์เพรส', 'EXPRESS'],
    ],
  },
  {
    owners: [
      ['หอมกรุ่น', 'HOM KRUN'],
      ['เช้าวันใหม่', 'CHAO WAN MAI'],
      ['ดอยคำหอม', 'DOI KHAM HOM'],
      ['มุมโปรด', 'MUM PROT'],
      ['ใต้ต้นก้ามปู', 'TAI TON KAMPU'],
      ['สายหมอก', 'SAI MOK'],
      ['นมสด', 'NOM SOT'],
    ],
    kinds: [
      ['คอฟฟี่', 'COFFEE'],
      ['คาเฟ่', 'CAFE'],
      ['โรสเตอร์', 'ROASTERS'],
      ['ทีเฮาส์', 'TEA HOUSE'],
    ],
  },
  {
    owners: [
      ['คลีนพลัส', 'CLEAN PLUS'],
      ['สะอาดใส', 'SA-AT SAI'],
      ['การ์ดไทย', 'GUARD THAI'],
      ['เซฟโฮม', 'SAFE HOME'],
      ['พรอมพ์', 'PROMPT'],
      ['วางใจ', 'WANGJAI'],
      ['โปรแคร์', 'PRO CARE'],
    ],
    kinds: [
      ['เซอร์วิส', 'SERVICE'],
      ['คลีนนิ่ง', 'CLEANING'],
      ['ซีเคียวริตี้การ์ด', 'SECURITY GUARD'],
      ['แมเนจเมนท์', 'MANAGEMENT'],
    ],
  },
]
