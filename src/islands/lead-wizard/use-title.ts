import { useLayoutEffect, useRef } from 'react';

/** Puts `lead` before the page's own title ("Error: ", "Step 2 of 5: "). */
export function useTitle(lead: string): void {
  const own = useRef<string | null>(null);
  useLayoutEffect(() => {
    own.current ??= document.title;
    document.title = lead + own.current;
  }, [lead]);
}
