/** Who may see a worker's resume; what each means is under `resumes.visibilities` in messages/th.json. */
export const resumeVisibilities = ['hidden', 'limited', 'open'] as const
