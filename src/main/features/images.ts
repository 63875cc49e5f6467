import { confirmImage } from '../../application/images/confirm-image.ts';
import { deleteDueImages } from '../../application/images/delete-due-images.ts';
import { deleteImage } from '../../application/images/delete-image.ts';
import { imageLinks } from '../../application/images/image-links.ts';
import { initiateArtistImage, initiateImage } from '../../application/images/initiate-image.ts';
import { openImage } from '../../application/images/open-image.ts';
import { mayReceiveImage, receiveImage } from '../../application/images/receive-image.ts';
import type { Images } from '../../ports/driving/images/images.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const { artistStore, imageStore, imageProcessor, mediaStore, limiter, textSigner, ids, clock, delay } =
  driven;

const links = use(imageLinks, { textSigner, clock, baseUrl: settings.baseUrl });
const beginning = { imageStore, imageLinks: links, limiter, ids, clock };
const receiving = { imageStore, imageLinks: links, clock };

export const images = feature<Images>({
  initiateImage: use(initiateImage, beginning),
  initiateArtistImage: use(initiateArtistImage, { ...beginning, artistStore }),
  mayReceiveImage: use(mayReceiveImage, receiving),
  receiveImage: use(receiveImage, { ...receiving, mediaStore, ids }),
  confirmImage: use(confirmImage, { imageStore, imageProcessor, mediaStore, limiter, clock, delay }),
  deleteImage: use(deleteImage, { imageStore, mediaStore, clock }),
  openImage: use(openImage, { mediaStore }),
  deleteDueImages: use(deleteDueImages, { imageStore, mediaStore, clock }),
});
