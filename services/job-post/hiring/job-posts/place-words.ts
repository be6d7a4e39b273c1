/**
 * What people call provinces beside their names; a name's own beginnings and the words inside it (อุบล, อยุธยา) are found
 * without being listed.
 */
export const provinceWords: Readonly<Record<string, readonly string[]>> = {
  กรุงเทพมหานคร: ['กทม', 'กรุงเทพฯ', 'bkk', 'bangkok'],
  นครราชสีมา: ['โคราช', 'korat'],
  พระนครศรีอยุธยา: ['อยุธยา', 'ayutthaya'],
  สมุทรปราการ: ['ปากน้ำ'],
  สมุทรสาคร: ['มหาชัย'],
  สมุทรสงคราม: ['แม่กลอง'],
  ฉะเชิงเทรา: ['แปดริ้ว'],
  นครสวรรค์: ['ปากน้ำโพ'],
  นครศรีธรรมราช: ['เมืองคอน'],
  ประจวบคีรีขันธ์: ['ประจวบ'],
  กาญจนบุรี: ['เมืองกาญจน์'],
  ชลบุรี: ['เมืองชล', 'chonburi'],
  เชียงใหม่: ['chiang mai'],
  เชียงราย: ['chiang rai'],
  ขอนแก่น: ['khon kaen'],
  ภูเก็ต: ['phuket'],
  นนทบุรี: ['เมืองนนท์', 'nonthaburi'],
  ปทุมธานี: ['เมืองปทุม'],
}

/** The same for districts with a well-known town of another name. */
export const districtWords: Readonly<Record<string, readonly string[]>> = {
  บางละมุง: ['พัทยา', 'pattaya'],
  หาดใหญ่: ['hat yai'],
  หัวหิน: ['hua hin'],
}
