import { type WorkType, workTypes } from './work-types'

/** What people can do in each type of work, by code; the Thai name of each is under `skills` in messages/th.json. */
export const skillsByWorkType = {
  waiter: ['take_orders', 'carry_trays', 'tablet_orders', 'recommend_menu', 'serve_buffet', 'open_bottles'],
  barista: ['espresso', 'latte_art', 'drip_coffee', 'tea_drinks', 'smoothies', 'open_store'],
  kitchen_helper: ['prepare_ingredients', 'wash_dishes', 'knife_skills', 'fry_station', 'kitchen_hygiene'],
  cook: ['thai_dishes', 'isan_dishes', 'grill', 'noodles', 'bakery', 'knife_skills', 'kitchen_hygiene'],
  cashier: ['cash_register', 'pos', 'count_cash', 'qr_payment', 'close_shift'],
  sales: ['greet_customers', 'close_sales', 'live_selling', 'arrange_displays', 'pos'],
  stock: ['shelve_goods', 'count_stock', 'scan_barcodes', 'hand_pallet', 'check_expiry'],
  packer: ['pack_parcels', 'scan_barcodes', 'check_orders', 'print_labels', 'lift_boxes'],
  cleaner: ['clean_rooms', 'clean_toilets', 'floor_machine', 'make_beds', 'sort_waste'],
  promoter: ['talk_to_strangers', 'hand_out_samples', 'demonstrate', 'microphone', 'report_numbers'],
  event_staff: ['set_up_stage', 'register_guests', 'guide_guests', 'run_lights_sound', 'microphone'],
  delivery: ['ride_motorcycle', 'drive_car', 'navigate', 'collect_payment', 'lift_boxes'],
  receptionist: ['welcome_guests', 'answer_calls', 'book_tables', 'check_in_guests', 'type_documents'],
  admin: ['type_documents', 'spreadsheets', 'file_documents', 'answer_chats', 'issue_invoices'],
  security: ['watch_cameras', 'direct_traffic', 'search_bags', 'first_aid', 'use_radio'],
} as const satisfies Readonly<Record<WorkType, readonly string[]>>

export type Skill = (typeof skillsByWorkType)[WorkType][number]

/** All skills, each once. */
export const skills: readonly Skill[] = [...new Set(workTypes.flatMap((type) => skillsByWorkType[type]))]

/** The skills of some types of work, each once, in the order of the types. */
export const skillsOf = (types: readonly WorkType[]): Skill[] => [
  ...new Set(types.flatMap((type) => skillsByWorkType[type])),
]

/** How many skills somebody may name. */
export const maxSkills = 24
