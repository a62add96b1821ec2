/** What the visitor reads about a lead that was sent, or was not. */

export const texts = {
  failed: 'There was an error submitting your information. Please try again.',
  kept: 'Your answers are kept on this device. They go out by themselves when the connection is back, or at your next visit. Pressing Submit again cannot send them twice.',
  refused: 'This request cannot be sent this way. Your answers are still here. Please email them to',
  delivered: 'Your earlier request has been sent.',
  deliveredBefore: 'Your request was sent without your last changes. Submit again to send them.',
} as const;
