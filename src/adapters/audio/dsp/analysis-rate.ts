/** The sample rate of analysis in Hz: the relevant frequencies of music are below 11 kHz. */
export const analysisRate = 22_050;
