/** Who may see a worker's resume; the texts for each are under `resumes.visibilities` in messages/th.json. */
export const resumeVisibilities = ['hidden', 'limited', 'open'] as const
