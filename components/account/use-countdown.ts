import { useEffect, useState } from 'react';

/**
 * Seconds that are left, from `seconds` down to 0; `restart` begins again. Read from the clock: timers stand still
 * while the mail is looked for in another program of the telephone.
 */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [left, setLeft] = useState(seconds);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const whole = seconds * 1000;
    let end = Date.now() + whole;
    const look = () => {
      const now = Date.now();
      // A clock that was set back makes nobody wait longer.
      end = Math.min(end, now + whole);
      const rest = Math.max(0, Math.ceil((end - now) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      // Over for good, whatever the clock says later: nothing counts any more.
      end = -Infinity;
      clearInterval(timer);
    };
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [seconds, round]);
  const restart = () => {
    setLeft(seconds);
    setRound(round + 1);
  };
  return { left, restart };
}
