/** When people work, Monday to Friday, in minutes from midnight: then home's example has the visitor's times. */
export const officeHours = { from: 8 * 60 + 30, to: 17 * 60 + 30 };
