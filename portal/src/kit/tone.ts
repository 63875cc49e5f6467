/** The color of a tag, by what it says. */
export type Tone = 'good' | 'warn' | 'bad' | 'quiet';
