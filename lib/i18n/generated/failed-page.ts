// Generated from messages/th.json and lib/config/operator.ts by `npm run generate`. Do not edit.

/** What a page says that failed: it must not need anything that has to be loaded first. */
export const failedPage = {
  "title": "หน้านี้เปิดไม่สำเร็จ",
  "about": "ระบบขัดข้องชั่วคราว ข้อมูลที่บันทึกไว้ยังอยู่ครบ และสิ่งที่กรอกค้างไว้ยังอยู่ในเครื่องนี้",
  "retry": "ลองอีกครั้ง",
  "reload": "โหลดหน้านี้ใหม่",
  "home": "ไปหน้าแรก",
  "contact": "แจ้งปัญหากับเรา",
  "reference": "รหัสอ้างอิง",
  "busyTitle": "เปิดหน้าถี่เกินไป",
  "busyAbout": "มีการเปิดหน้าจากเครือข่ายของคุณมากเกินกำหนด กรุณารอประมาณ {minutes} นาทีแล้วลองอีกครั้ง",
  "supportEmail": "support@partim.example"
} as const
