/** The home page's four figures: what the owner claims, so the owner confirms them with the other promises. */
export const statistics = [
  {
    value: '45%',
    label: 'cost reduction',
    note: 'of a large job once it is set up: wages, tools and care, against the same job by hand',
  },
  { value: '10X', label: 'faster workflows', note: 'from request to finished step, against the same step by hand' },
  { value: '24/7', label: 'availability', note: 'of the agents; your people answer in your office hours' },
  { value: '99.9%', label: 'accuracy', note: 'of connected records agree in the nightly comparison' },
];
