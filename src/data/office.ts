/** When people work, Monday to Friday, in minutes from midnight: on home, a person's step waits for it. */
export const office = { from: 8 * 60 + 30, to: 17 * 60 + 30 };
