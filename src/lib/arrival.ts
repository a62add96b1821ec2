/** The minute of the day at which a visitor arrives, if the office is open then and for `length` more minutes. */
export function officeMinute(date: Date, { from, to }: { from: number; to: number }, length: number) {
  const minute = date.getHours() * 60 + date.getMinutes();
  const isOpen = date.getDay() % 6 !== 0 && minute >= from && minute + length < to;
  return isOpen ? minute : undefined;
}
