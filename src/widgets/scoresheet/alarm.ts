/** What is heard and felt when a clock runs out. Needs a touch of the page before, as browsers demand. */
export interface Alarm {
  /** Gets the sound ready; call it when a clock is started by hand. */
  readonly wake: () => void;
  /** The time is up. */
  readonly ring: () => void;
  /** A second of the last five. */
  readonly tick: () => void;
}

interface Wanted {
  readonly sound: boolean;
  readonly vibration: boolean;
}

/** An alarm that asks `wanted` each time whether it may be heard and felt. */
export function makeAlarm(wanted: () => Wanted): Alarm {
  let context: AudioContext | null = null;
  const beep = (delay: number, seconds: number, hertz: number): void => {
    if (context === null) return;
    const at = context.currentTime + delay;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.5, at + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds + 0.02);
  };
  return {
    wake: () => {
      if (!wanted().sound || !('AudioContext' in globalThis)) return;
      context ??= new AudioContext();
      void context.resume();
    },
    ring: () => {
      if (wanted().sound) for (const i of [0, 1, 2]) beep(i * 0.28, 0.22, 880);
      if (wanted().vibration) navigator.vibrate?.([220, 110, 220, 110, 220]);
    },
    tick: () => {
      if (wanted().sound) beep(0, 0.06, 660);
    },
  };
}
