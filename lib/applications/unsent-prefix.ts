/** With this begin the keys under which a browser keeps what a worker pressed without a network (unsent.ts). */
export const unsentPrefix = 'partim:unsent:'
