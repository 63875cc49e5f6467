import { sketchLength } from '../../../../domain/catalog/search/likeness.ts';

// As `npm run evaluate -- axes` prints them, from the tuning set.
const weights = [
  2.05, 2.44, 2.68, 2.77, 2.78, 2.94, 3.04, 3.17, 3.27, 3.37, 3.56, 3.65, 3.72, 3.78, 3.84, 4.04, 4.09, 4.13,
  4.45, 4.48, 4.59, 4.62, 4.7, 4.78, 4.96, 4.99, 5.28, 5.43, 5.54, 5.59, 5.77, 5.88,
];
/** Signed bytes, axis after axis. */
const written = [
  'XdEbye3bycWzusTb4szS5tLCxPUf5RzmHu0a3xrqGO0X8hz2IO4d7xrrE+YV6wvgD+8N5BXxE+YX6hLr9uCz/Nm6tiz5skO7',
  'F60hoxmkL645rkwd3NPw/s3T4Qbqzvni9erJx94G49zv++uojZCXm4GJj5IDAwj9Af36Df8A+AAIIiEWHgwPDQEPLCpAUTX8',
  'FCci/hYmFhwiLjEyM0dCST1MQEg+QEBMRD5MUD1CRT9AREtDP0NGS0BJRk/ULzjULTDTHUSwPKtdlH+ZZbxM3SjnD/cWASLT',
  'LfQVKDzEIw8LEyzH+i+63gMcFWAADQgkLjAeHyDPBv0CCNch9gb4/BoXFRspKx4JCw4QEgQLCykU/wAUDgUG+QUL+fz7Bv0E',
  '+gP5B/gI+QX+Dfv/+gP9+v0D+/v8Afn4/QL8/dYbB9UVCO8NCA/lHOYL8fsIARoFCQMHAurr5RYg5ufSWADI3gLyJd2x+H/3',
  'tdUAKwL26eTo5+LkCPEA/gEE+wf5AgEAJS8lMEJSIjsbMys0ORwrKTEqDSL/7fLp+ffz8vH08/ju/fUC9QLz/vYA9P7x/Pf5',
  '+wL4+/j++fz5//v/tQj0uAr15f3sAt0h3Pj97Aj8BgjwF+Ty0g0Zh+8kF8Pw80EJ3qcWEC/tj99/F423DgrSztTN08wL9PwD',
  '/wf4AvcAAgAJIAUWBwH8/Oz09v8CBfn78Pb+9wMJAQEBCgAHAgcIDQcMChQNGgkZDBwOFQ0VDxUMFwsSChEJEQwZCRHnBwbm',
  '///9AAcABv0F9wn4DwoFEvgS8gAGzBMruTAJ/q9/4gX71O1R1NlGP/QR4pn//AQGAPsCAgb0BP4C+vYM/AP/ARQIFgobNipB',
  'OEEpFCUoJg0rPismBwL8+//5Av325vjl9+r37PXv/O777ADvAvMG+wn7CP8A9wL6AfYF/e3o9/Ls8e4ICgnSCuv48uUF6wXs',
  'DQL6wynMA3+0yAR5yavrPVAAqPcuPhuzuWR1oQD6BP4GB/X1CvkDEO4G7QYQ8wzvExoNDQwK+Pvv/AATHRAIB/8KAvUHAv/8',
  'BQT//Pz9+vn5+/f79Pr0+PH38/vy+vT88fj2/Pf5+v33+/T35wkC5wL99gkDE/T8CAMCAwUIBAr8DPcI+rwk1/P6CwfNQPfn',
  '23/O9s81qCPECRpFCQP19PXz+PcD+wL7A/8AC/wE+wD1O+ni6gPv35bAz9nZ6P/zAd/Ozs3f3OXj6fUI9g3/HvwXBSYBHvso',
  '/yb8Kfog/Bz7I/0f/CD5HPMb9h3n+f/n7foftbT9HecQBAQm21yZUJVNohIsgVS//Lkv2GGJGiBlveLm6nQNyrxl6eUGD/fq',
  '49nv8AX49vgG9vQN+Q34DihDES/68uDS0O72CfoYC/Hf9A36ChACAwIN/gX7Af0F9//6CfwN+g33C/UG9Qf3B/cE/wv7/gAD',
  'AA3+BsrwAsvh7vAMFBXvCOHuAP0HEgcf/h3y6mtCqSJVqCwDBeE4zxIcq+hTtQF/HOQd6Qn/Bv7k3P/+Eun7C/UM5wgI9wv1',
  'K/r4APjw9P0RBQX1/P/2//0REv0YEw0GDg0G/AHzA/EC9Pvq/Oz97Pfp+Ov57AH9/ev/+fju+vb+9P/1Adr4Cdnu5xwb//bz',
  '7vTq5ArkHOsl7hDecA1EqVdO/u1U+5rqWbvbf+MJ0SnCQeAGAgQQBxAWDg4N6wD6BQEABfcD+gjP197K5BY8SVNFGfD28vMC',
  'MCEYH+Dm8+z65Ab3C/AP6gzxGPoZ+h/9IvoX+xz5HgUc/x0DFwUWAxUBFwgq/vksEAAW29vdBv8Q/fD47u3l8Ov19/I4gdIL',
  'I8Vfr/3vXKwFGwE/yqDpS9z68xHf5Ojp+Pv28PQKAAryAAb5C/cO+url1Pj4FBMeHiMX/vr/8QMXDwscAQQTEw4REBEOCAsB',
  'BfwJBAoGCQgJBAUBAP0ABAH+AwMAAf0BAP8BAgoeBwQdCQz3/d4jAhP8DA/vCukO8hnwL9VcJ+z5EAnrMDzVzDccgcQmGRAZ',
  'BAIJ0+n32vPs+P368gYE+gT0DQIACvkE8/rb7P8WIBoQHAMCBPwAFyYA8Pzk2+3c9+T2+Pz8/wL8AgEIBBAEDxAYEhYWHQ8M',
  'DxkPDxAYDA8NEw0VAQrxAwb2DdvK9QAEDwX8CuMK5BTfF+QTWUPC5kYGgWnA8o1OyPsKGvEHyyPev/sJ5uP08OLZ2NUC9wP2',
  'BwUL//MG+goIMvabuUYVOv0Etentm70wMuuk4gjNAMca+AHjDgoT9hkSGRQTEhQCJx8d+CkQGeoaChTwDwYD5hkIGPT6Btj+',
  '9+L6Ku961FjlMwTmUQdd/TMdCCvXRFn3I8V//dog0CQDAxjKONLtCtg9CA4wFVNNDAzLyQz6+Aj3Jv79APMF9RAgEdjUz/n+',
  '/fwUJUs4Pu7tAfrOxde2y87J2+Pj3ubt8vT78/7yDQcPAhsTGxEfGhcPGhMNDBcZFhUbFv2J0QyVxQK+xhm92v6/980T8+EG',
  'yvbpgZhK9CDgPSb8REPRlCMoBvQcxPi54cchGRADI+gQ/fr38PMa0S/sBhLSNckrEvQB1u41Ce3V7wIzBtYQXBvV0QsG+gkG',
  '/w0IAQwXDBMCEgUYBhQFCQMS+gD0//Ds9Abq7vwC+Pb3//D36yH97BoI+AsECA4AHwYJBPgX9QQCFfIiPP3lL81epeDj2RWB',
  'aw4ELNqxwbw+A3ESDAsfIQQC5uT0AOv+CP4A/wcE/wgWsRPf++8n09PFNGIv9RV/7aYYfOL71A7VBeMP9Rv6JPod+yYCH/oa',
  '9CHzGfcX8gP9GOj3+hb0/vcN5gQM0+4U4vz35wHa/uQI4e0FugbO4APFHNvYB/fP+NQ83v0vqiTp7+oBM/PrBskL8Q3o8SAM',
  'Ixr5+f/14XSaEdvzZ5lxrcZrPSMM44ER6zzw90cOBJEcS9ivFwQFzw7gD8UE0QPFCd8Ez/jV/M0B1gjdBuT/7wDo8eX73Qvv',
  '7t794e8iGOQhCBwB2opVx0HZSRE9IQ44vV2bG7o/3RUqEAjJ9QibEisKTiTonPnP3jUuF8jc7hAHFPr2IAnUb6Upz+1Wl1+o',
  '/v3m3cH49xXzFUV/TRAe/Nna8jgHBQkEDQYD7gr0CfAL/Q/3BvEB7vrw8+r/+Ofk+fDw5Pjs8uTx4fLmBvD0AfX3/RIV4hb1',
  'MdUxBw0Z6wb4FPQBJQcS7wW5BuTVA/dPKfc9ztftLzoOI+/+BQcOJ/b7/P3yChHULdchA9slzTOk0lxHPejVIN3f5i9MLn1J',
  '/9GWstPPDQbr4vb6/fv8Bfv7AAMHBgAB/Qf9+wcCAvoH/wP9Cv0I/fn/+vgfIvcVMhUj9tkKBygLBEMVDdgo0yzqJUw7Pgsq',
  '9NI0xAzR/QLjJ75/LxYS6a/109cZHM/aDBYIAdMi8uggFTnI6w36Iwv5OScIKUAe7Nbo0czwM0shGv79AvT55/zv9eD78gP0',
  '/fr6AfH37/Pv9+X34PDw+uvz9v3z+vT6+wP8Auz+C+/6A/T48Lc8vCn+CwX2C+rx/P3nshA/f1RBByQa5+4bv6r1CurTJxcm',
  'Gf7o977DTUYaF+r08wcE9wjuBQf3CvoOBQ8hDSklH9z72QbEgdUYV1Y8C8gLFO766vb2+fH5AQT3/voB8gD5APsN/Qnw8/n/',
  '9QP3AfUD9v/z//MH+fwa+v8W9QoVs0ry4PD65wsC/PYC4QnZthCfl7ij97XJB9BhSh8DKUOt+R3XIDUf6PAM7ycVGSAA9gLP',
  'L94SI9kqxy8T3ZrQ/RUL+xv2wrhIf1ZjLuajiQ4kBCYaMxYsBg78/P//7Pr2+Pn+9Pb5A/n//wrq+fH/8v0ACQYGDA0e3Pse',
  '7wIJ/h/65f7xA9nt8Pj6EwkX/+76BRwNCu0JFQQVASoN/xLUv8kEHUQyBQvr7NPL6uUiHBMB7hXy/ub9Eu0N9+MIC/AICdwY',
  '+e3QGU//9CNfKMfM+uL93wftBOUE7P/hCPwE8QH3/O789ADpAO/+7/v2+vEF/BL+FwQfBBD68BPu7wv+7Qf75BsOBfEh4y/v',
  'EgX5viSnv4u3AoH6LRU38EQLyrUlZ1JiJ47B0fz8U1I+PvH5/OncI+0JBPwZ5CDxzN5bTDERCxLv+wjf1QEw2uT44frj5QEL',
  '9e0B+wAA+gn3AQEG/Pn8AfH2/f8AAfr8BAAIBwsHCwr7AP8DDgQACRUPDO7uLOP5HRMdHunl6dEM2CH5/8wA5UMN/T7vTOXt',
  'ds03gfnL0TD/JBvqExH8+vLr/PnuIRYA9/cM+g38Avny+0st8d4XOwbZyvj73uHgEScmKuf6/hfq/u8D/v7w/fX0AAQOExga',
  'DwkGBRERExANBQgNAwMHBhYQEw8Bxun+1eUM7QEM9BbcBw0VA/748xP3DuE1ajfrs/vMtuzbDDMlUgDugfkgFjsoCSIQE9/n',
  '5+ILB/QK5xHwB/ftH/oc7/cMK/zEtpTmNWQo+Kz2UEsTHAcA+O0JAxIbEyEDGQgVAgsDEQsUCg8GEO/19gH1AQMDCwwKAgIG',
  '/wn1+fXc5PDf4P/37wwJEAjrISv/AAj1CfwIAIG/BCM47scOOOT1NOwIrzfF+PMoQw4E+iUmPDvV2+nd9xYFBfgNHdsEAAP5',
  'P+pQ2ZPIAkACuYqxS0QA/mlkIksH/yQhGRwZKBcjECIKHQcG9uj7+dPW3Pjy/ez0Bf7+AvgC8v3q7PL50xoOyhgJ2gPxEBD4',
  'LfkmQ94Sw+4D9AYZM/ux4rI3f1RNH/c3+vYTFRe9/tPKsu0PDA0ZQcDE8O3jK/n4/+AL/RQJ5Cj2Jucbvhp/Gui76AK/9CZD',
  'AfsuABQbJCcDCQP2A9wX6QTeCNkM2grqA9cP+RbxCgUN7gn5BOoG+g/5EPkZ3vUY5/UDIR8l3NpA3W/gVDzXMOsSBwvN8AgC',
  'Hee8E/kGDeED7RUyLhb9A9rP6/FISsbg1eIjFesR4RPzDgvxIf4b1xQLAOjK2ucNLj8iwsc3Su7dEvXkBgISAxwPHiAKEwkU',
  'Agj3Ae777/72AwED/P0FAAoIDAgOCggM/wcDB/ELBfMAAOwGDTG+1TYE5SXaA+vqAeULATolEsvdzNiBlPvdsvUKO/M6MiDK',
  '2fvu5vDwIiLr5Pn4D/4ABfIK6gsGAAvr/dr8QwjJwuEL6t0oXsuBJGZRFf7xDP4kGCHzEQ4s7hIFH+8C7wjn/v0J+BD3DfUK',
  '7wD2BQEN/wn2+/39Eff7Ff0GCOMHKbHXHvoPBOXVDgjwDOkIwg8rLx6Y0/bU8QC8CrQlFwz62xneFAf65e/kAPnzDxDf7QX0',
  'GvgcMvwE5QERBOgr4sQBI1IB194hId8l/8//Hvzx+fvtAN3/3P/a+un64/T1DAYOAg7+BvgN/Av6APwI+P72AvUGBQv13QDu',
  '8QcEBemzfyfY8AkNDPk1HhIBGA4N2QgAG/js+dMT+soU9CfgKhj96+4GD/0rMgwF+On+Av4E//sFFfXx+AgBBQ==',
].join('');

const bytes = new Int8Array(Buffer.from(written, 'base64'));
const dimensions = bytes.length / sketchLength;

/**
 * The axes along which embeddings of the tuning set differ most, the greatest first, each with as many
 * coordinates as an embedding and scaled by its weight: lesser axes have more weight than their variance,
 * which separates recordings.
 */
export const axes: readonly (readonly number[])[] = weights.map((weight, n) => {
  const axis = [...bytes.subarray(n * dimensions, (n + 1) * dimensions)];
  const length = Math.hypot(...axis);
  return axis.map((value) => (weight * value) / length);
});
