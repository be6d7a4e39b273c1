/** The address of a video's film, poster or captions, on our own origin. */
export const videoAddress = (
  workerId: string,
  videoId: string,
  part: 'film' | 'poster' | 'captions',
): string => `/api/partim/v1/workers/${workerId}/intro-videos/${videoId}/${part}`
