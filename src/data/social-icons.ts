/** The icons of social networks: lines in a 24 × 24 box. To add a network, add its icon here. */
export const socialIcons = {
  LinkedIn: 'M5 10v10M5 4v2M11 20V10m0 4c0-5 8-5 8 0v6',
  X: 'm4 4 16 16M20 4 4 20',
  GitHub: 'M9 21v-4c-8-1-7-8-4-10V3l4 2h6l4-2v4c3 2 4 9-4 10v4',
} as const;
