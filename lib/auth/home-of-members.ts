/** Where a signed-in person lands when nothing else is asked for; apart from the route table, which no browser needs. */
export const homeOfMembers = '/dashboard'
