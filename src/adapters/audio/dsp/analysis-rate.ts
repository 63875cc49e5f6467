/** What is heard of music lies below 11 kHz; every sound is brought to this rate, in Hz, before it is analysed. */
export const analysisRate = 22_050;
