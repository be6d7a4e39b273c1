/** Kinds of certificates; Thai names under `resumes.certificates.kinds` in messages/th.json. */
export const certificateKinds = ['food_handler', 'driving_licence', 'other'] as const
export type CertificateKind = (typeof certificateKinds)[number]

/** How many certificates a worker may keep. */
export const maxCertificates = 8
