/** Generated from the OpenAPI document: `npm run generate --workspace clients/typescript`. */

export interface webhooks {
  'track.approved': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['track.approved'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'track.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['track.updated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'track.takedown': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['track.takedown'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'license.issued': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['license.issued'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'license.amended': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['license.amended'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'license.revoked': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['license.revoked'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'license.expiring': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['license.expiring'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'license.expired': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['license.expired'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'appeal.decided': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['appeal.decided'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'usage.quota_warning': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['usage.quota_warning'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'endpoint.failing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['endpoint.failing'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'endpoint.disabled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['endpoint.disabled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'endpoint.test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['endpoint.test'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description An emailed code and a password. */
    AcceptArtistInvitationDto: {
      /**
       * @description The code from the email.
       * @example aic_7hRtW2mQpLxYzAbCdEfGhIjKlMnOpQrStUvWxYz0123
       */
      code: string;
      /**
       * @description 12 to 256 characters of any kind.
       * @example seven calm harbours
       */
      password: string;
    };
    /** @description An invitation code and a new password. */
    AcceptInvitationDto: {
      /**
       * @description The invitation code from the email.
       * @example sti_9sQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr
       */
      code: string;
      /**
       * @description 12 to 256 characters of any kind.
       * @example seven calm harbours
       */
      password: string;
      /**
       * @description Name of the member.
       * @example Jo Park
       */
      name?: string;
    };
    /** @description What is stored for an account, as its member sees it. */
    AccountExport: {
      /**
       * Format: date-time
       * @description When the export started.
       * @example 2026-03-02T14:05:12.481Z
       */
      exportedAt: string;
      account: components['schemas']['ArtistAccount'];
      /** @description Your active sessions. */
      sessions: components['schemas']['ArtistSession'][];
      /** @description Members of the account and people invited to it. */
      members: components['schemas']['ArtistMember'][];
      /** @description Profiles in the account. */
      artists: components['schemas']['ArtistProfile'][];
      /** @description Claims to artists of the catalog. */
      claims: components['schemas']['ArtistClaim'][];
      /** @description Owners, writers and publishers that the account entered. */
      parties: components['schemas']['Party'][];
      /** @description Albums, with the IDs of their tracks. */
      albums: components['schemas']['OwnAlbum'][];
      /** @description Uploads of masters, without their URLs. */
      uploads: components['schemas']['MasterUpload'][];
      /** @description Tracks in every status. */
      tracks: components['schemas']['ExportedTrack'][];
      /** @description Balances by currency. Absent for editors. */
      balances?: {
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
        /**
         * @description Amounts of all statements, in minor units of the currency.
         * @example 18000
         */
        earned: number;
        /**
         * @description Amounts of all approved payouts, in minor units of the currency.
         * @example 12500
         */
        paid: number;
        /**
         * @description Amounts of payouts that the bank returned, in minor units of the currency.
         * @example 0
         */
        returned: number;
        /**
         * @description What is owed: `earned` less `paid`, plus `returned`, in minor units of the currency.
         * @example 5500
         */
        payable: number;
        /**
         * @description The payout threshold, in minor units of the currency.
         * @example 2500
         */
        threshold: number;
        /** @description Why the balance cannot be paid out now. Empty if it can be. */
        obstacles: ('no_details' | 'details_changed' | 'unverified' | 'on_hold' | 'below_threshold')[];
      }[];
      /** @description Payouts to your account, the latest first. Absent for editors. */
      payouts?: components['schemas']['OwnPayout'][];
    };
    /** @description An artist to add to the roster of a label. */
    AddArtistDto: {
      /**
       * @description Name of the artist or label.
       * @example Mara Lind
       */
      name: string;
      /**
       * @description Country of the artist or label (ISO 3166-1 alpha-2).
       * @example DE
       */
      country: string;
      /**
       * @description Biography, shown to platforms. Null removes it.
       * @example Piano and field recordings.
       */
      bio?: string | null;
      /**
       * @description Pages of the artist or label.
       * @example [
       *       "https://mara-lind.example"
       *     ]
       */
      links?: string[];
      /**
       * @description IPI name number, 9 to 11 digits with check digits. Null removes it.
       * @example 00334284961
       */
      ipi?: string | null;
      /**
       * @description ISNI (ISO 27729), with or without spaces. Null removes it.
       * @example 0000 0001 2103 2683
       */
      isni?: string | null;
    };
    /** @description An add-on with its prices. */
    AddOnPlan: {
      /**
       * @description The add-on.
       * @example stems
       * @enum {string}
       */
      addOn: 'stems';
      /**
       * @description How it is sold. `online`: with a checkout. `contract`: write to `contactEmail`.
       * @example online
       * @enum {string}
       */
      sale: 'free' | 'online' | 'contract';
      /** @description Prices. Empty unless `sale` is `online`. */
      prices: {
        /**
         * @description Billing interval.
         * @example month
         * @enum {string}
         */
        interval: 'month' | 'year';
        /**
         * @description Price per interval, in minor units of the currency.
         * @example 6800
         */
        amount: number;
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
      }[];
    };
    /** @description Rights with the publishers that administer shares of writers, for staff. */
    AdministeredRights: {
      /** @description Shares of the master recording, 100 in total. */
      master: {
        /**
         * @description Owner of this share of the recording.
         * @example Nordlicht Records
         */
        party: string;
        /**
         * @description Share in percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
        /**
         * @description Territories to which this share applies. Absent: all territories.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories?: string[];
      }[];
      /** @description Shares of the writers, 100 in total. */
      writers: {
        /**
         * @description The writer.
         * @example Mara Lind
         */
        name: string;
        /**
         * @description IPI name number.
         * @example 00123456789
         */
        ipi?: string;
        /**
         * @description Performing rights organization.
         * @example GEMA
         */
        pro?: string;
        /**
         * @description Role of the writer.
         * @enum {string}
         */
        role: 'composer' | 'lyricist' | 'composer_lyricist' | 'arranger';
        /**
         * @description Share in percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
        /**
         * @description Current name of the publisher that administers the share, and is paid for it.
         * @example Nordlicht Publishing
         */
        administeredBy?: string;
      }[];
      /** @description Shares of the publishers, 100 in total. */
      publishers: {
        /**
         * @description The publisher.
         * @example Nordlicht Publishing
         */
        name: string;
        /**
         * @description IPI name number.
         * @example 00123456789
         */
        ipi?: string;
        /**
         * @description Performing rights organization.
         * @example GEMA
         */
        pro?: string;
        /**
         * @description Share in percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
        /**
         * @description Territories to which this share applies. Absent: all territories.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories?: string[];
      }[];
    };
    /** @description The next status of a run. */
    AdvancePayoutRunDto: {
      /**
       * @description `approved` or `canceled` for a run that is proposed, `sent` for one that is approved, `paid` for one that was sent.
       * @example approved
       * @enum {string}
       */
      status: 'approved' | 'canceled' | 'sent' | 'paid';
    };
    /** @description The decision against the track that is in force. Absent if there is none. */
    AdverseDecision: {
      /**
       * @description ID of the decision.
       * @example dec_01JB2M6X8KZ1X2C3V4B5N6M7Q8
       */
      decisionId: string;
      /**
       * @description The action that we took.
       * @example request_changes
       * @enum {string}
       */
      action: 'approve' | 'reopen' | 'request_changes' | 'reject' | 'take_down' | 'restrict' | 'reinstate';
      /**
       * @description Ground of the decision.
       * @example metadata
       * @enum {string}
       */
      ground:
        | 'meets_requirements'
        | 'metadata'
        | 'audio_quality'
        | 'content_policy'
        | 'rights_claim'
        | 'rights_conflict'
        | 'rights_holder_request'
        | 'legal_order'
        | 'fraud'
        | 'appeal_upheld_facts'
        | 'other';
      /**
       * @description Facts and circumstances.
       * @example The title names another artist.
       */
      facts: string;
      /**
       * @description The clause or law it is based on.
       * @example Terms §4
       */
      clause: string;
      /**
       * Format: date-time
       * @description When it was decided.
       * @example 2026-03-01T09:30:00.000Z
       */
      decidedAt: string;
      /**
       * Format: date-time
       * @description Until when it can be appealed.
       * @example 2027-03-02T14:05:12.481Z
       */
      appealUntil?: string;
    };
    /** @description A platform with active licenses for a track. */
    AffectedPlatform: {
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The name of the platform in URLs.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Name of the platform.
       * @example Acme Video
       */
      name: string;
      /**
       * @description Number of its active licenses. Each covers one content item.
       * @example 12
       */
      activeLicenses: number;
    };
    /** @description A released album with its available tracks. */
    Album: {
      /**
       * @description ID of the album.
       * @example alb_01J9ZC4V7QW3E5R7T9Y1V3N5P7
       */
      albumId: string;
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Title.
       * @example Northern Windows
       */
      title: string;
      /**
       * @description Type of the release.
       * @example album
       * @enum {string}
       */
      type: 'album' | 'ep' | 'single' | 'compilation';
      /**
       * Format: date
       * @description Release date.
       * @example 2026-03-01
       */
      releaseDate: string;
      /**
       * @description Artists as the album shows them, 1 to 20.
       * @example [
       *       "Mara Lind"
       *     ]
       */
      artists: string[];
      /**
       * @description Phonogram notice.
       * @example ℗ 2026 Nordlicht Records
       */
      pLine: string;
      /**
       * @description Copyright notice.
       * @example © 2026 Nordlicht Publishing
       */
      cLine: string;
      /**
       * @description UPC or EAN.
       * @example 4006381333931
       */
      upc?: string;
      /**
       * @description Label.
       * @example Nordlicht Records
       */
      label?: string;
      /** @description Cover. Absent if there is none. */
      cover?: components['schemas']['Image'];
      /** @description Available tracks, sorted by disc and position. */
      tracks: {
        /**
         * @description Number of the disc, from 1.
         * @example 1
         */
        disc: number;
        /**
         * @description Number of the track on its disc, from 1.
         * @example 1
         */
        position: number;
        track: components['schemas']['Track'];
      }[];
    };
    /** @description A page of albums. */
    AlbumPage: {
      /** @description Albums of the artist, the latest release first. */
      data: components['schemas']['AlbumSummary'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description An album without its tracks. */
    AlbumSummary: {
      /**
       * @description ID of the album.
       * @example alb_01J9ZC4V7QW3E5R7T9Y1V3N5P7
       */
      albumId: string;
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Title.
       * @example Northern Windows
       */
      title: string;
      /**
       * @description Type of the release.
       * @example album
       * @enum {string}
       */
      type: 'album' | 'ep' | 'single' | 'compilation';
      /**
       * Format: date
       * @description Release date.
       * @example 2026-03-01
       */
      releaseDate: string;
      /**
       * @description Artists as the album shows them, 1 to 20.
       * @example [
       *       "Mara Lind"
       *     ]
       */
      artists: string[];
      /**
       * @description Phonogram notice.
       * @example ℗ 2026 Nordlicht Records
       */
      pLine: string;
      /**
       * @description Copyright notice.
       * @example © 2026 Nordlicht Publishing
       */
      cLine: string;
      /**
       * @description UPC or EAN.
       * @example 4006381333931
       */
      upc?: string;
      /**
       * @description Label.
       * @example Nordlicht Records
       */
      label?: string;
      /** @description Cover. Absent if there is none. */
      cover?: components['schemas']['Image'];
    };
    /**
     * @description Changes to a license. Send at least one of `territories`, `contentType` and `validUntil`.
     * @example {
     *       "territories": [
     *         "FR"
     *       ]
     *     }
     * @example {
     *       "validUntil": "2027-03-02T14:05:12.481Z"
     *     }
     */
    AmendLicenseDto: {
      /**
       * @description Territories to add, as a list or as `{ include, exclude }`.
       * @example [
       *       "FR"
       *     ]
       */
      territories?:
        | string[]
        | {
            /**
             * @description Included territories. Default: `WORLD`, all countries.
             * @example [
             *       "WORLD"
             *     ]
             */
            include?: string[];
            /**
             * @description Excluded countries.
             * @example [
             *       "US"
             *     ]
             */
            exclude?: string[];
          };
      /**
       * @description A content type to add.
       * @example ugc_video
       * @enum {string}
       */
      contentType?:
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other';
      /**
       * Format: date-time
       * @description The new end of the license, at most one new term after the old end.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /**
       * @description The fee that you agree to pay: the current price, which the preflight returns. It must be within the monthly spend limit of your platform. Ignored if there is no price.
       * @example {
       *       "amount": 4900,
       *       "currency": "EUR"
       *     }
       */
      acceptFee?: {
        /**
         * @description Amount in the minor unit of the currency, such as cents.
         * @example 4900
         */
        amount: number;
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
      };
    };
    /** @description What amending the license would return now. */
    AmendmentPreflight: {
      /** @description One result for each candidate, in the same order. */
      results: {
        /**
         * @description Index in `candidates`, from 0.
         * @example 0
         */
        index: number;
        /** @description Whether the license would cover the request. */
        allowed: boolean;
        /** @description Whether a new version would be made, which counts as one license toward your quota. `false` if the license already covers the request. Present if `allowed` is `true`. */
        amended?: boolean;
        /** @description The license as the amendment would leave it. Present if `allowed` is `true`. */
        license?: {
          /**
           * @description Version number of the license.
           * @example 2
           */
          version: number;
          /**
           * @description Content types that the license covers.
           * @example [
           *       "ugc_video"
           *     ]
           */
          contentTypes: (
            | 'ugc_video'
            | 'short_video'
            | 'livestream'
            | 'podcast_episode'
            | 'advertisement'
            | 'film'
            | 'series_episode'
            | 'game'
            | 'corporate'
            | 'elearning'
            | 'other'
          )[];
          /**
           * @description Territories that the license covers.
           * @example [
           *       "DE",
           *       "AT",
           *       "CH"
           *     ]
           */
          territories: string[];
          /**
           * Format: date-time
           * @description When the license ends. Absent if it has no end.
           * @example 2027-03-02T14:05:12.481Z
           */
          validUntil?: string;
          /**
           * @description SHA-256 of its terms, in hex.
           * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
           */
          termsHash: string;
        };
        /**
         * @description Code of the error that the request would return. Present if `allowed` is `false`.
         * @example TERRITORY_NOT_CLEARED
         * @enum {string}
         */
        code?:
          | 'VALIDATION_FAILED'
          | 'MALFORMED_JSON'
          | 'CURSOR_INVALID'
          | 'INVALID_SCOPE'
          | 'TOKEN_MISSING'
          | 'TOKEN_INVALID'
          | 'TOKEN_EXPIRED'
          | 'INVALID_CLIENT'
          | 'SIGN_IN_FAILED'
          | 'TOTP_REQUIRED'
          | 'PAYMENT_REQUIRED'
          | 'IP_NOT_ALLOWED'
          | 'SCOPE_MISSING'
          | 'CSRF_TOKEN_INVALID'
          | 'REAUTHENTICATION_FAILED'
          | 'ROLE_MISSING'
          | 'READ_ONLY_SESSION'
          | 'ENTITLEMENT_REQUIRED'
          | 'PLATFORM_MISMATCH'
          | 'PLATFORM_SUSPENDED'
          | 'LICENSE_NOT_ACTIVE'
          | 'LICENSE_TRACK_MISMATCH'
          | 'NOT_FOUND'
          | 'TRACK_NOT_FOUND'
          | 'LICENSE_NOT_FOUND'
          | 'PLATFORM_NOT_FOUND'
          | 'METHOD_NOT_ALLOWED'
          | 'NOT_ACCEPTABLE'
          | 'REQUEST_TIMEOUT'
          | 'SLUG_TAKEN'
          | 'APPEAL_OPEN'
          | 'PERIOD_CLOSED'
          | 'STATE_CONFLICT'
          | 'IDEMPOTENCY_IN_PROGRESS'
          | 'TRACK_TAKEN_DOWN'
          | 'CURSOR_EXPIRED'
          | 'VERSION_CONFLICT'
          | 'PROTOCOL_VERSION_UNSUPPORTED'
          | 'BODY_TOO_LARGE'
          | 'UNSUPPORTED_MEDIA_TYPE'
          | 'RANGE_NOT_SATISFIABLE'
          | 'IDEMPOTENCY_MISMATCH'
          | 'TRACK_NOT_LICENSABLE'
          | 'TERRITORY_NOT_CLEARED'
          | 'CONTENT_TYPE_NOT_CLEARED'
          | 'AUDIO_INVALID'
          | 'PRECONDITION_REQUIRED'
          | 'RATE_LIMITED'
          | 'QUOTA_EXCEEDED'
          | 'HEADERS_TOO_LARGE'
          | 'CHECKSUM_MISMATCH'
          | 'INTERNAL'
          | 'UNAVAILABLE';
        /**
         * @description The clause of the terms, or the side of the rights, that does not allow the license.
         * @example terms.territories
         */
        clause?: string;
        /** @description What it costs, to be sent as `acceptFee`. Present with `PAYMENT_REQUIRED`, and if the request is allowed and costs something. */
        price?: components['schemas']['Money'];
        /**
         * @description Why the fee was not paid. Present with `PAYMENT_REQUIRED`. `fee_not_accepted`: `acceptFee` is missing. `fee_changed`: `acceptFee` is not the current price. `spend_limit_exceeded`: the price exceeds what is left of the monthly spend limit of your platform, or there is no limit in its currency.
         * @enum {string}
         */
        reason?: 'fee_not_accepted' | 'fee_changed' | 'spend_limit_exceeded';
        /** @description Changes with which the request would be granted. */
        alternatives?: components['schemas']['LicenseAlternative'][];
        /**
         * @description All clauses of the terms in force that allow less than the license does.
         * @example [
         *       "terms.monetization"
         *     ]
         */
        clauses?: string[];
      }[];
    };
    /** @description A message to add to an appeal. */
    AnswerAppealDto: {
      /**
       * @description Your message.
       * @example The license is number 4711.
       */
      text: string;
      /** @description Links to evidence. Visible to staff only. */
      evidence?: {
        /**
         * Format: uri
         * @description A URL.
         * @example https://acme.example
         */
        url: string;
      }[];
    };
    /** @description Your answer about your shares in a track. */
    AnswerSharesDto:
      | {
          /**
           * @description The code from the email.
           * @example asc_4c3B2a1AbCdEf0Gh1Ij2Kl3Mn4Op5Qr6St7Uv8Wx9Yz
           */
          code: string;
          /**
           * @description `confirm`: the shares are right, and the account may license them, with the consents of the track (`tdm`). `optOut`: you want no more emails about shares, from any account; an earlier answer stays.
           * @example confirm
           * @enum {string}
           */
          answer: 'confirm' | 'optOut';
        }
      | {
          /**
           * @description The code from the email.
           * @example asc_4c3B2a1AbCdEf0Gh1Ij2Kl3Mn4Op5Qr6St7Uv8Wx9Yz
           */
          code: string;
          /**
           * @description The shares are wrong.
           * @example dispute
           * @constant
           */
          answer: 'dispute';
          /**
           * @description Why the shares are wrong.
           * @example I wrote half of the song.
           */
          reason?: string;
        };
    /** @description An appeal, as its appellant sees it. */
    Appeal: {
      /**
       * @description ID of the appeal.
       * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
       */
      appealId: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description Status of the appeal. `upheld`: the decision stays in force. `overturned`: the decision was reversed.
       * @example under_review
       * @enum {string}
       */
      status: 'submitted' | 'under_review' | 'more_info_requested' | 'upheld' | 'overturned' | 'withdrawn';
      /**
       * @description Reason for the appeal.
       * @example rights_held
       * @enum {string}
       */
      grounds:
        | 'rights_held'
        | 'licensed'
        | 'misidentified'
        | 'facts_wrong'
        | 'policy_misapplied'
        | 'remedied'
        | 'other';
      /** @description Messages, the oldest first. The first one is the appeal itself. */
      messages: components['schemas']['AppealMessage'][];
      /**
       * Format: date-time
       * @description When the appeal was submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * Format: date-time
       * @description When the appeal last changed.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * Format: date-time
       * @description Deadline for the decision about the appeal.
       * @example 2026-09-01T14:05:12.481Z
       */
      decideBy: string;
      /**
       * @description Present if the appeal is open and its deadline has passed.
       * @example true
       * @constant
       */
      overdue?: true;
      /**
       * Format: date-time
       * @description Deadline for the answer of the appellant. Present if staff requested information.
       * @example 2026-09-01T14:05:12.481Z
       */
      answerBy?: string;
      /** @description Outcome of the appeal. */
      outcome?: {
        /**
         * @description Reasons for the outcome.
         * @example The license covers the sample.
         */
        reasons: string;
        /**
         * Format: date-time
         * @description When it was decided.
         * @example 2026-03-02T14:05:12.481Z
         */
        decidedAt: string;
      };
    };
    /** @description Appeals for the same reason. */
    AppealCount: {
      /**
       * @description Reason that appellants gave.
       * @example rights_held
       * @enum {string}
       */
      grounds:
        | 'rights_held'
        | 'licensed'
        | 'misidentified'
        | 'facts_wrong'
        | 'policy_misapplied'
        | 'remedied'
        | 'other';
      /**
       * @description Number of submitted appeals.
       * @example 3
       */
      count: number;
    };
    /** @description An appeal against a decision about a published track was decided. */
    AppealDecidedEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'appeal.decided';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description ID of the decision.
         * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
         */
        decisionId: string;
        /**
         * @description The appealed decision.
         * @example take_down
         * @enum {string}
         */
        action: 'approve' | 'reopen' | 'request_changes' | 'reject' | 'take_down' | 'restrict' | 'reinstate';
        /**
         * @description `upheld`: the decision stays in force. `overturned`: the decision was reversed; another event reports the change of the track.
         * @example overturned
         * @enum {string}
         */
        verdict: 'upheld' | 'overturned';
        /**
         * Format: date-time
         * @description When the appeal was decided.
         * @example 2026-03-02T14:05:12.481Z
         */
        decidedAt: string;
        /**
         * @description Catalog version of the track. Present if the track changed.
         * @example 4711
         */
        catalogVersion?: number;
      };
    };
    /** @description Appeals of a month and their outcomes. */
    AppealFigures: {
      /**
       * @description Appeals that were submitted in the month.
       * @example 3
       */
      submitted: number;
      /** @description The submitted appeals by the reason that appellants gave. */
      grounds: components['schemas']['AppealCount'][];
      /**
       * @description Appeals that ended in the month; the decision remains in force.
       * @example 1
       */
      upheld: number;
      /**
       * @description Appeals that ended in the month; the decision was undone.
       * @example 1
       */
      overturned: number;
      /**
       * @description Appeals that their appellants withdrew in the month.
       * @example 0
       */
      withdrawn: number;
      /**
       * @description Upheld appeals that were dismissed as abusive.
       * @example 0
       */
      abusive: number;
      /**
       * @description Appeals that were decided after their deadline.
       * @example 0
       */
      overdue: number;
      times: components['schemas']['DecisionTimes'];
    };
    /** @description An appeal, as staff see it. */
    AppealForStaff: {
      /**
       * @description ID of the appeal.
       * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
       */
      appealId: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description Status of the appeal. `upheld`: the decision stays in force. `overturned`: the decision was reversed.
       * @example under_review
       * @enum {string}
       */
      status: 'submitted' | 'under_review' | 'more_info_requested' | 'upheld' | 'overturned' | 'withdrawn';
      /**
       * @description Reason for the appeal.
       * @example rights_held
       * @enum {string}
       */
      grounds:
        | 'rights_held'
        | 'licensed'
        | 'misidentified'
        | 'facts_wrong'
        | 'policy_misapplied'
        | 'remedied'
        | 'other';
      /** @description Messages, the oldest first. The first one is the appeal itself. */
      messages: components['schemas']['AppealMessage'][];
      /**
       * Format: date-time
       * @description When the appeal was submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * Format: date-time
       * @description When the appeal last changed.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * Format: date-time
       * @description Deadline for the decision about the appeal.
       * @example 2026-09-01T14:05:12.481Z
       */
      decideBy: string;
      /**
       * @description Present if the appeal is open and its deadline has passed.
       * @example true
       * @constant
       */
      overdue?: true;
      /**
       * Format: date-time
       * @description Deadline for the answer of the appellant. Present if staff requested information.
       * @example 2026-09-01T14:05:12.481Z
       */
      answerBy?: string;
      /**
       * Format: email
       * @description Email address of the appellant.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description ID of the member of staff.
       * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
       */
      reviewer?: string;
      /** @description Outcome of the appeal. */
      outcome?: {
        /** @description Reasons for the outcome. */
        reasons: string;
        /**
         * Format: date-time
         * @description When it was decided.
         * @example 2026-03-02T14:05:12.481Z
         */
        decidedAt: string;
        /** @description Who took the decision. */
        decidedBy: {
          /**
           * @description Kind of the author.
           * @enum {string}
           */
          kind: 'staff' | 'operator' | 'service';
          /**
           * @description ID of the member of staff.
           * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
           */
          staffId?: string;
        };
        /** @description Whether the appeal was dismissed as abusive. */
        abusive?: boolean;
        /** @description Present if the appeal was marked as abusive after it was decided. */
        dismissed?: {
          /** @description Reasons for the outcome. */
          reasons: string;
          /**
           * Format: date-time
           * @description When it was decided.
           * @example 2026-03-02T14:05:12.481Z
           */
          decidedAt: string;
          /** @description Who took the decision. */
          decidedBy: {
            /**
             * @description Kind of the author.
             * @enum {string}
             */
            kind: 'staff' | 'operator' | 'service';
            /**
             * @description ID of the member of staff.
             * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
             */
            staffId?: string;
          };
        };
      };
      decision?: components['schemas']['Decision'];
      /** @description Other appeals against the same decision. */
      others?: string[];
      claim?: components['schemas']['ReviewClaim'];
    };
    /** @description A message between the appellant and staff. */
    AppealMessage: {
      /**
       * @description Author of the message.
       * @example appellant
       * @enum {string}
       */
      from: 'appellant' | 'staff';
      /**
       * @description Text of the message.
       * @example We hold a license for the sample.
       */
      text: string;
      /** @description Links to evidence. */
      evidence: {
        /** @description URL of the evidence. */
        url: string;
      }[];
      /**
       * Format: date-time
       * @description When the message was sent.
       * @example 2026-03-02T14:05:12.481Z
       */
      at: string;
    };
    /** @description A page of appeals. */
    AppealPage: {
      /** @description Appeals. */
      data: components['schemas']['AppealForStaff'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A member of staff with the role that reviews an appeal. */
    AppealReviewer: {
      /**
       * @description ID of the member of staff.
       * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
       */
      staffId: string;
      /**
       * @description Name of the member.
       * @example Ada Finch
       */
      name: string;
      /**
       * @description Whether the member made the decision under appeal, and so cannot review the appeal.
       * @example false
       */
      madeDecision: boolean;
    };
    /** @description Members of staff who could review an appeal. */
    AppealReviewers: {
      /** @description The members, by name. */
      data: components['schemas']['AppealReviewer'][];
    };
    /** @description An artist or label with an available track. */
    Artist: {
      /**
       * @description ID of the artist.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Name of the artist or label.
       * @example Mara Lind
       */
      name: string;
      /** @description Whether the artist or a label manages a profile. If not, only the name is known, from the credits of tracks. */
      claimed: boolean;
      /**
       * @description Whether the account is of an artist or of a label.
       * @example artist
       * @enum {string}
       */
      kind?: 'artist' | 'label';
      /** @description Biography, shown to platforms. */
      bio?: string;
      /**
       * @description Country of the artist or label (ISO 3166-1 alpha-2).
       * @example DE
       */
      country?: string;
      /** @description Pages of the artist or label. */
      links?: string[];
      /**
       * @description IPI name number, 11 digits.
       * @example 00334284961
       */
      ipi?: string;
      /**
       * @description ISNI, 16 characters without spaces.
       * @example 0000000121032683
       */
      isni?: string;
      /** @description Profile picture. Absent if there is none. */
      picture?: components['schemas']['Image'];
      /** @description Banner. Absent if there is none. */
      banner?: components['schemas']['Image'];
      /** @description All IDs under which tracks name the artist, each with its name. Each of them retrieves this artist. */
      credits: {
        /**
         * @description ID of the artist in tracks.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId: string;
        /**
         * @description Name of the artist.
         * @example Mara Lind
         */
        name: string;
      }[];
      /**
       * @description Number of available tracks that credit the artist.
       * @example 12
       */
      trackCount: number;
    };
    /** @description The account of an artist or a label, with its own profile. */
    ArtistAccount: {
      /**
       * @description ID of the account.
       * @example acc_01JB2M6X8KB5C6D7E8F9G0H1J2
       */
      accountId: string;
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Whether the account is of an artist or of a label.
       * @example artist
       * @enum {string}
       */
      kind: 'artist' | 'label';
      /**
       * @description Name of the artist or label.
       * @example Mara Lind
       */
      name: string;
      /** @description Biography, shown to platforms. */
      bio?: string;
      /**
       * @description Country of the artist or label (ISO 3166-1 alpha-2).
       * @example DE
       */
      country: string;
      /** @description Pages of the artist or label. */
      links: string[];
      /**
       * @description IPI name number, 11 digits.
       * @example 00334284961
       */
      ipi?: string;
      /**
       * @description ISNI, 16 characters without spaces.
       * @example 0000000121032683
       */
      isni?: string;
      /**
       * @description An account is `unverified` until a member confirms an email address. Unverified accounts cannot submit tracks.
       * @enum {string}
       */
      status: 'unverified' | 'active';
      /** @description Profile picture. Absent if there is none. */
      picture?: components['schemas']['Image'];
      /** @description Banner. Absent if there is none. */
      banner?: components['schemas']['Image'];
      /** @description Payout details, masked. Absent if there are none, and for editors. */
      payout?: {
        /**
         * @description An IBAN, or a bank account in a country without IBANs.
         * @example iban
         * @enum {string}
         */
        type: 'iban' | 'account';
        /**
         * @description Country and last four characters of the number.
         * @example DE••6199
         */
        masked: string;
        /**
         * Format: date-time
         * @description When the details were last changed.
         * @example 2026-03-02T14:05:12.481Z
         */
        changedAt: string;
        /**
         * Format: date-time
         * @description No payouts are made before.
         * @example 2026-03-05T14:05:12.481Z
         */
        heldUntil: string;
      };
      /** @description Present if the account will be closed. */
      closure?: {
        /**
         * Format: date-time
         * @description When an owner asked to close the account.
         * @example 2026-03-02T14:05:12.481Z
         */
        requestedAt: string;
        /**
         * @description The owner who asked for it.
         * @example amb_01JB2M6X8KF2G3H4J5K6M7N8P9
         */
        requestedBy: string;
        /**
         * Format: date-time
         * @description When the account is closed. Until then any owner can keep it.
         * @example 2026-03-16T14:05:12.481Z
         */
        effectiveAt: string;
      };
      /** @description The agreement that the account accepted. */
      agreement: {
        /**
         * @description Version of the agreement, as `GET /artists/agreement` shows it.
         * @example 1
         */
        version: string;
        /**
         * @description Share of the rights holders in what their tracks earn, as a decimal.
         * @example 0.60
         */
        royaltyShare: string;
        /**
         * Format: date-time
         * @description When the account accepted the agreement.
         * @example 2026-03-02T14:05:12.481Z
         */
        acceptedAt: string;
      };
      /** @description The member who is signed in. */
      member: {
        /**
         * @description ID of the member of the account.
         * @example amb_01JB2M6X8KF2G3H4J5K6M7N8P9
         */
        memberId: string;
        /**
         * Format: email
         * @description An email address.
         * @example mara@label.example
         */
        email: string;
        /**
         * @description Owners have all permissions; editors edit profiles and tracks and do not see payout details; finance sees and edits payout details.
         * @example owner
         * @enum {string}
         */
        role: 'owner' | 'editor' | 'finance';
        /** @description Whether the email address is confirmed. */
        emailVerified: boolean;
      };
      /**
       * Format: date-time
       * @description When the account was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
    };
    /** @description The agreement that new accounts accept. */
    ArtistAgreement: {
      /**
       * @description Version of the agreement, as `GET /artists/agreement` shows it.
       * @example 1
       */
      version: string;
      /**
       * @description Share of the rights holders in what their tracks earn, as a decimal.
       * @example 0.60
       */
      royaltyShare: string;
    };
    /** @description The session of a browser. */
    ArtistBrowserSession: {
      /** @description The member who is signed in. */
      member: {
        /**
         * @description ID of the member of the account.
         * @example amb_01JB2M6X8KF2G3H4J5K6M7N8P9
         */
        memberId: string;
        /**
         * Format: email
         * @description An email address.
         * @example mara@label.example
         */
        email: string;
        /**
         * @description Owners have all permissions; editors edit profiles and tracks and do not see payout details; finance sees and edits payout details.
         * @example owner
         * @enum {string}
         */
        role: 'owner' | 'editor' | 'finance';
        /** @description Whether the email address is confirmed. */
        emailVerified: boolean;
      };
      /**
       * @description Send it as `X-CSRF-Token` with every request that uses the cookie, except GET.
       * @example b5f7c2d81f0c4f1d9e6a3b2c7d8e9f00a1b2c3d4e5f60718293a4b5c6d7e8f90
       */
      csrfToken: string;
      /**
       * Format: date-time
       * @description When the session ends.
       * @example 2026-03-09T14:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description A claim to an artist of the catalog. */
    ArtistClaim: {
      /**
       * @description ID of the claim.
       * @example clm_01JB2M6X8KG4H5J6K7M8N9P0Q1
       */
      claimId: string;
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Name of the artist, as tracks credit it.
       * @example Mara Lind
       */
      artistName: string;
      /**
       * @description ID of the artist in tracks of the catalog.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      catalogId: string;
      /**
       * @description Why the profile is of this artist: links, contracts, contacts.
       * @example Our distribution contract of 2019, and https://mara-lind.example
       */
      evidence: string;
      /**
       * @description Status of the claim. Staff decide a claim once.
       * @example open
       * @enum {string}
       */
      status: 'open' | 'approved' | 'rejected';
      /**
       * Format: date-time
       * @description When the claim was submitted.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description Reasons of the decision. Absent while the claim is open.
       * @example The site that you named links to your account.
       */
      statement?: string;
      /**
       * Format: date-time
       * @description When the claim was decided.
       * @example 2026-03-02T14:05:12.481Z
       */
      decidedAt?: string;
    };
    /** @description A page of claims. */
    ArtistClaimPage: {
      /** @description Claims. */
      data: components['schemas']['ArtistClaim'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A picture of an artist or a label to upload. */
    ArtistImageInitDto: {
      /**
       * @description What the image is for.
       * @example profile_picture
       * @enum {string}
       */
      purpose: 'profile_picture' | 'banner';
      /**
       * @description The profile that the image is for. Required if your account has several profiles.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId?: string;
      /**
       * @description Name of the file, for display.
       * @example cover.png
       */
      fileName: string;
      /**
       * @description Media type of the file. The content decides.
       * @example image/png
       * @enum {string}
       */
      contentType: 'image/jpeg' | 'image/png' | 'image/webp';
      /**
       * @description Size of the file in bytes.
       * @example 1482113
       */
      sizeBytes: number;
      /**
       * @description SHA-256 of the file, in hex. If you send it, other bytes are rejected.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256?: string;
    };
    /** @description A member of your account, or a person invited to it. */
    ArtistMember: {
      /**
       * @description ID of the member of the account.
       * @example amb_01JB2M6X8KF2G3H4J5K6M7N8P9
       */
      memberId: string;
      /**
       * Format: email
       * @description An email address.
       * @example mara@label.example
       */
      email: string;
      /**
       * @description `owner`: everything, including members. `editor`: profiles and tracks, without payout details. `finance`: payout details, without edits of profiles and tracks.
       * @example editor
       * @enum {string}
       */
      role: 'owner' | 'editor' | 'finance';
      /**
       * @description `joined` once the person has accepted the invitation.
       * @example joined
       * @enum {string}
       */
      status: 'invited' | 'joined';
      /**
       * Format: date-time
       * @description When the person was invited, or joined.
       * @example 2026-03-01T09:30:00.000Z
       */
      since: string;
      /**
       * @description Language of emails to the member. Default: English.
       * @example de
       * @enum {string}
       */
      language?: 'en' | 'de' | 'fr' | 'es';
    };
    /** @description The members of your account. */
    ArtistMemberList: {
      /** @description Members, the oldest first, then those invited. */
      data: components['schemas']['ArtistMember'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description Where payouts go. */
    ArtistPayoutDto:
      | {
          /**
           * @description An account with an IBAN.
           * @constant
           */
          type: 'iban';
          /**
           * @description Name of the account holder, as the bank knows it.
           * @example Mara Lind
           */
          holder: string;
          /**
           * @description The IBAN (ISO 13616), with or without spaces.
           * @example DE75512108001245126199
           */
          iban: string;
          /**
           * @description The BIC (ISO 9362).
           * @example DEUTDEFF
           */
          bic?: string;
        }
      | {
          /**
           * @description An account in a country without IBANs.
           * @constant
           */
          type: 'account';
          /**
           * @description Name of the account holder, as the bank knows it.
           * @example Mara Lind
           */
          holder: string;
          /**
           * @description Country of the bank (ISO 3166-1 alpha-2).
           * @example DE
           */
          country: string;
          /**
           * @description Routing number, sort code or BIC of the bank.
           * @example 026009593
           */
          bankCode: string;
          /**
           * @description Number of the account.
           * @example 1234567890
           */
          accountNumber: string;
        };
    /** @description A profile in your account. */
    ArtistProfile: {
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Whether the account is of an artist or of a label.
       * @example artist
       * @enum {string}
       */
      kind: 'artist' | 'label';
      /**
       * @description Name of the artist or label.
       * @example Mara Lind
       */
      name: string;
      /** @description Biography, shown to platforms. */
      bio?: string;
      /**
       * @description Country of the artist or label (ISO 3166-1 alpha-2).
       * @example DE
       */
      country: string;
      /** @description Pages of the artist or label. */
      links: string[];
      /**
       * @description IPI name number, 11 digits.
       * @example 00334284961
       */
      ipi?: string;
      /**
       * @description ISNI, 16 characters without spaces.
       * @example 0000000121032683
       */
      isni?: string;
      /**
       * Format: date-time
       * @description When the profile was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
    };
    /** @description A page of the roster. */
    ArtistProfilePage: {
      /** @description Profiles, by name. */
      data: components['schemas']['ArtistProfile'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description An active session of a member of an artist or label account. */
    ArtistSession: {
      /**
       * @description ID of the session.
       * @example ses_01JB2M6X8KE1F2G3H4J5K6M7N8
       */
      sessionId: string;
      /** @description Whether this request uses the session. */
      current: boolean;
      /** @description Browser of the sign-in, by its User-Agent. Absent for programs and unknown browsers. */
      browser?: {
        /**
         * @description Browser family.
         * @example Firefox
         * @enum {string}
         */
        name: 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari';
        /**
         * @description Operating system.
         * @example Linux
         * @enum {string}
         */
        system?: 'Android' | 'ChromeOS' | 'iOS' | 'Linux' | 'macOS' | 'Windows';
      };
      /**
       * @description IP address of the sign-in. IPv6 addresses are shortened to their /64 network.
       * @example 192.0.2.7
       */
      address: string;
      /**
       * Format: date-time
       * @description When the session started.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the session was last used, recorded every five minutes.
       * @example 2026-03-02T14:05:12.481Z
       */
      lastUsedAt: string;
      /**
       * Format: date-time
       * @description When the session expires.
       * @example 2026-03-02T22:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description Active sessions of the member. */
    ArtistSessionList: {
      /** @description Sessions, the newest first. */
      data: components['schemas']['ArtistSession'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description Credentials of a member of an artist or label account. */
    ArtistSignInDto: {
      /**
       * Format: email
       * @description An email address.
       * @example mara@label.example
       */
      email: string;
      /**
       * @description The password.
       * @example seven calm harbours
       */
      password: string;
    };
    /** @description A page of tracks of an artist. */
    ArtistTrackPage: {
      /** @description Available tracks. */
      data: components['schemas']['Track'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The confirmations of the shares in a track. */
    AskedConfirmationList: {
      /** @description Parties, in the order of the shares. */
      data: components['schemas']['PartyConfirmation'][];
      pagination: components['schemas']['Pagination'];
      /** @description Parties that we email because of this request. */
      emailed: string[];
    };
    /** @description A share that you are asked to confirm. */
    AskedShare: {
      /**
       * @description The recording, or the composition as a writer or a publisher. `administered`: the share of a writer that the party administers as a publisher and for which it is paid.
       * @example writer
       * @enum {string}
       */
      side: 'master' | 'writer' | 'publisher' | 'administered';
      /**
       * @description Role of a writer.
       * @example composer
       * @enum {string}
       */
      role?: 'composer' | 'lyricist' | 'composer_lyricist' | 'arranger';
      /**
       * @description Share in percent, as a decimal string.
       * @example 50
       */
      sharePct: string;
      /**
       * @description Territories to which this share applies. Absent: all territories.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
      /**
       * @description Name of the publisher that administers the share of a writer, and is paid for it.
       * @example Nordlicht Publishing
       */
      administeredBy?: string;
    };
    /** @description Your shares in a track, as an account entered them. */
    AskedShares: {
      /**
       * @description Name of the account that entered the track and your address.
       * @example Nordlicht Records
       */
      account: string;
      /**
       * @description Title of the track.
       * @example Night Drive
       */
      title?: string;
      /**
       * @description Artists of the track. Empty if the question has changed.
       * @example [
       *       "Mara Lind"
       *     ]
       */
      artists: string[];
      /**
       * @description Your name as the account entered it. Empty if the question has changed.
       * @example Noor Elia
       */
      party: string;
      /** @description Your shares. Empty if the question has changed. */
      shares: components['schemas']['AskedShare'][];
      /** @description Consents of the track to data mining and AI, which you confirm with your shares. Absent if none is given. */
      tdm?: {
        /**
         * @description Text and data mining.
         * @example notAllowed
         * @enum {string}
         */
        dataMining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Use as input to a model.
         * @example notAllowed
         * @enum {string}
         */
        aiInference: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiTraining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of generative AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiGenerativeTraining: 'allowed' | 'notAllowed' | 'constrained';
      };
      /**
       * @description Your last answer, or `asked`.
       * @example asked
       * @enum {string}
       */
      state: 'asked' | 'confirmed' | 'disputed' | 'optedOut';
      /**
       * Format: date-time
       * @description How long the code is valid.
       * @example 2027-03-02T14:05:12.481Z
       */
      until: string;
    };
    /**
     * @description Tracks of an album with disc and position.
     * @example {
     *       "tracks": [
     *         {
     *           "trackId": "trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q",
     *           "disc": 1,
     *           "position": 1
     *         }
     *       ]
     *     }
     */
    AssignAlbumTracksDto: {
      /**
       * @description All tracks of the album, at most 200: tracks that the list leaves out are removed.
       * @example [
       *       {
       *         "trackId": "trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q",
       *         "disc": 1,
       *         "position": 1
       *       }
       *     ]
       */
      tracks: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Number of the disc, from 1.
         * @example 1
         */
        disc: number;
        /**
         * @description Number of the track on its disc, from 1.
         * @example 1
         */
        position: number;
      }[];
    };
    /** @description The reviewer of an appeal. */
    AssignAppealDto: {
      /**
       * @description ID of the member of staff.
       * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
       */
      staffId: string;
    };
    /** @description The credit that published content shows. */
    Attribution: {
      /**
       * @description The credit as plain text.
       * @example Music: “Harbour Lights” by Mara Lind.
       */
      text: string;
      /**
       * @description The credit as HTML.
       * @example Music: <cite>Harbour Lights</cite> by Mara Lind.
       */
      html: string;
      /**
       * @description The credit as Markdown.
       * @example Music: *Harbour Lights* by Mara Lind.
       */
      markdown: string;
      /** @description Whether the license terms require the credit. */
      required: boolean;
      /**
       * @description Where to place the credit.
       * @enum {string}
       */
      placement: 'description' | 'end_credits';
    };
    /** @description An entry of the audit log, linked to the previous one by its digest. */
    AuditEntry: {
      /**
       * @description Sequence number: 1, 2, 3, … without gaps.
       * @example 812
       */
      sequence: number;
      /**
       * Format: date-time
       * @description When the action was taken.
       * @example 2026-03-02T14:05:12.481Z
       */
      at: string;
      /**
       * @description ID of the staff account, or of the platform or member of an artist account that changed its own record; otherwise `operator` or `service`.
       * @example stf_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      actor: string;
      /**
       * @description The action.
       * @example platform.suspend
       */
      action: string;
      /**
       * @description IDs of the records that the action changed.
       * @example [
       *       "plt_01J9XA2B3C4D5E6F7G8H9J0K1M"
       *     ]
       */
      subjects: string[];
      /**
       * @description Details of the action.
       * @example {}
       */
      detail: {
        [key: string]: string | number | boolean | null;
      };
      /**
       * @description Digest of the previous entry.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      previousDigest: string;
      /**
       * @description SHA-256 digest of the entry in the form in which the service stores it, which differs from this response. The verification computes it again.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      digest: string;
    };
    /** @description A page of the audit log. */
    AuditEntryPage: {
      /** @description Entries, the latest first. */
      data: components['schemas']['AuditEntry'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The outcome of a verification of the audit log. */
    AuditVerification: {
      /**
       * @description The number of entries that are unaltered, up to the issue.
       * @example 812
       */
      entries: number;
      /**
       * @description The last of them, as `SEQUENCE:DIGEST`. The sequence number is 0 if there is none.
       * @example 812:9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      last: string;
      /**
       * @description Sequence number of the first entry that is not as it was written, or null.
       * @example null
       */
      issue: number | null;
      /**
       * @description Whether the verification ends here: at the end of the log, or at the issue.
       * @example true
       */
      complete: boolean;
    };
    /** @description Metadata of the authorization server (RFC 8414). */
    AuthorizationServerMetadata: {
      /**
       * Format: uri
       * @description Issuer of the tokens.
       */
      issuer: string;
      /**
       * Format: uri
       * @description URL that issues access tokens.
       */
      token_endpoint: string;
      /**
       * Format: uri
       * @description URL that revokes access tokens.
       */
      revocation_endpoint: string;
      /**
       * Format: uri
       * @description URL of the public keys.
       */
      jwks_uri: string;
      /**
       * Format: uri
       * @description URL of the API reference.
       */
      service_documentation: string;
      /**
       * @description All scopes.
       * @example [
       *       "tracks:read",
       *       "tracks:stream",
       *       "licenses:read",
       *       "licenses:write",
       *       "partners:enrich"
       *     ]
       */
      scopes_supported: string[];
      /**
       * @description Empty: there is no authorization endpoint.
       * @example []
       */
      response_types_supported: string[];
      /**
       * @description Supported grant types.
       * @example [
       *       "client_credentials"
       *     ]
       */
      grant_types_supported: string[];
      /**
       * @description Supported methods of client authentication.
       * @example [
       *       "client_secret_basic",
       *       "client_secret_post"
       *     ]
       */
      token_endpoint_auth_methods_supported: string[];
      /**
       * @description Supported methods of client authentication.
       * @example [
       *       "client_secret_basic",
       *       "client_secret_post"
       *     ]
       */
      revocation_endpoint_auth_methods_supported: string[];
    };
    /** @description The plan, subscriptions and open checkouts of a platform. */
    Billing: {
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The current tier.
       * @example growth
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description Current entitlements of the tier and of add-ons.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description What your subscriptions pay for now. A contract can include more. */
      paidFor: {
        /**
         * @description The tier. The enterprise tier is set by contract.
         * @example growth
         * @enum {string}
         */
        tier?: 'growth';
        /**
         * @description Paid add-ons.
         * @example [
         *       "stems"
         *     ]
         */
        addOns: 'stems'[];
      };
      /** @description Subscriptions, the newest first. */
      subscriptions: components['schemas']['Subscription'][];
      /** @description Checkouts that can be paid now, the newest first. Another checkout for the same items cannot be created until they are paid, canceled or expired. */
      openCheckouts: components['schemas']['Checkout'][];
      /** @description Items for which you can create a checkout now. May be empty. */
      offers: components['schemas']['Offer'][];
      plans: components['schemas']['Plans'];
      /**
       * @description Address for questions about plans and payments.
       * @example sales@licensing.example
       */
      contactEmail: string;
    };
    /** @description The billing of a platform with its invoices. */
    BillingForStaff: {
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The current tier.
       * @example growth
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description Current entitlements of the tier and of add-ons.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description What your subscriptions pay for now. A contract can include more. */
      paidFor: {
        /**
         * @description The tier. The enterprise tier is set by contract.
         * @example growth
         * @enum {string}
         */
        tier?: 'growth';
        /**
         * @description Paid add-ons.
         * @example [
         *       "stems"
         *     ]
         */
        addOns: 'stems'[];
      };
      /** @description Subscriptions, the newest first. */
      subscriptions: components['schemas']['Subscription'][];
      /** @description Checkouts that can still be paid, without their URLs. */
      openCheckouts: components['schemas']['CheckoutForStaff'][];
      /** @description Items for which you can create a checkout now. May be empty. */
      offers: components['schemas']['Offer'][];
      plans: components['schemas']['Plans'];
      /**
       * @description Address for questions about plans and payments.
       * @example sales@licensing.example
       */
      contactEmail: string;
      /** @description The latest 100 invoices. */
      invoices: components['schemas']['Invoice'][];
    };
    /** @description The claims of a certificate. */
    CertificateClaims: {
      /** @description Issuer of the certificate. */
      iss: string;
      /**
       * @description ID of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      sub: string;
      /**
       * @description When the license was issued, as a Unix timestamp in seconds.
       * @example 1772460312
       */
      iat: number;
      /** @description Who may use the track. */
      licensee: {
        /** @description Name of the licensee. */
        name: string;
        /** @description `platform` or `end_user`. */
        type: string;
      };
      /** @description Rights that the license grants. */
      grants: string[];
      /** @description Rights that the license does not grant. */
      excludes: string[];
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /** @description The platform’s ID of the content item. */
      contentId: string;
      /** @description The content type that the license was issued for. */
      contentType: string;
      /** @description All content types that the license covers. Absent in older certificates. */
      contentTypes?: string[];
      /** @description Territories that the license covers. */
      territories: string[];
      /** @description Media in which the content may be published. */
      media: string[];
      /**
       * Format: date-time
       * @description When the license takes effect.
       * @example 2026-03-02T14:05:12.481Z
       */
      validFrom: string;
      /**
       * Format: date-time
       * @description When the license expires. Absent if it has no end.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /**
       * @description `live` or `sandbox`. Sandbox licenses grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Present if the license is a sandbox license.
       * @constant
       */
      grantsNoRights?: true;
      /**
       * @description SHA-256 of the license terms, in hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      termsHash: string;
      /**
       * @description Version of the license in this certificate. Absent in older certificates, which show version 1.
       * @example 1
       */
      version?: number;
      /**
       * Format: uri
       * @description URL of the current status of the license.
       */
      statusUrl: string;
    };
    /** @description The current password and a new one. */
    ChangePasswordDto: {
      /**
       * @description The password.
       * @example seven calm harbours
       */
      password: string;
      /**
       * @description 12 to 256 characters of any kind.
       * @example seven calm harbours
       */
      newPassword: string;
    };
    /** @description A purchase to be paid at the payment provider. */
    Checkout: {
      /**
       * @description ID of the checkout.
       * @example chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      checkoutId: string;
      /**
       * Format: uri
       * @description URL at which the checkout is paid.
       * @example https://checkout.stripe.com/c/pay/cs_1
       */
      url: string;
      /**
       * @description Payment provider. With `sandbox` and `stripe_test`, the test mode of Stripe, no money moves.
       * @example stripe
       */
      provider: string;
      /**
       * @description Status of the checkout. `completed`: the provider confirmed the payment.
       * @example open
       * @enum {string}
       */
      status: 'open' | 'completed' | 'expired';
      /**
       * @description The tier. The enterprise tier is set by contract.
       * @example growth
       * @enum {string}
       */
      tier?: 'growth';
      /**
       * @description Add-ons in this checkout.
       * @example [
       *       "stems"
       *     ]
       */
      addOns: 'stems'[];
      /**
       * @description Billing interval.
       * @example month
       * @enum {string}
       */
      interval: 'month' | 'year';
      /**
       * @description Price per interval, in minor units of the currency.
       * @example 6800
       */
      amount: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description When the checkout was created.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the checkout expires.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description A purchase that a platform has not paid yet. */
    CheckoutForStaff: {
      /**
       * @description ID of the checkout.
       * @example chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      checkoutId: string;
      /**
       * @description Payment provider. With `sandbox` and `stripe_test`, the test mode of Stripe, no money moves.
       * @example stripe
       */
      provider: string;
      /**
       * @description Status of the checkout. `completed`: the provider confirmed the payment.
       * @example open
       * @enum {string}
       */
      status: 'open' | 'completed' | 'expired';
      /**
       * @description The tier. The enterprise tier is set by contract.
       * @example growth
       * @enum {string}
       */
      tier?: 'growth';
      /**
       * @description Add-ons in this checkout.
       * @example [
       *       "stems"
       *     ]
       */
      addOns: 'stems'[];
      /**
       * @description Billing interval.
       * @example month
       * @enum {string}
       */
      interval: 'month' | 'year';
      /**
       * @description Price per interval, in minor units of the currency.
       * @example 6800
       */
      amount: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description When the checkout was created.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the checkout expires.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description A claim to submit. */
    ClaimArtistDto: {
      /**
       * @description ID of your profile. Required if your account has several.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId?: string;
      /**
       * @description Name of the artist, as tracks credit it.
       * @example Mara Lind
       */
      artistName: string;
      /**
       * @description Why the profile is of this artist: links, contracts, contacts.
       * @example Our distribution contract of 2019, and https://mara-lind.example
       */
      evidence: string;
    };
    /** @description The track, appeal or report to claim. */
    ClaimReviewDto: {
      /**
       * @description ID of the track, appeal or report.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      subject: string;
    };
    /** @description Your password, to close the account. */
    CloseArtistAccountDto: {
      /**
       * @description Your password.
       * @example seven calm harbours
       */
      password: string;
    };
    /** @description What to do: `dryRun`, `propose` or `confirm`. */
    ClosePeriodDto:
      | {
          /**
           * @description Computes the result and changes nothing.
           * @example true
           * @constant
           */
          dryRun: true;
        }
      | (
          | {
              /**
               * @description The `hash` of the dry run that you have read: proposes to close the period with it.
               * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
               */
              propose: string;
            }
          | {
              /**
               * @description The hash that another member of staff has proposed: closes the period with that result.
               * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
               */
              confirm: string;
            }
        );
    /** @description An ordered list of tracks that your platform keeps. */
    Collection: {
      /**
       * @description ID of the collection.
       * @example col_01JB2M6X8KT4V6W8X0Y2Z4A6B8
       */
      collectionId: string;
      /**
       * @description `favorites`: every platform has one list of favorites. `project`: a list with a name.
       * @example project
       * @enum {string}
       */
      kind: 'favorites' | 'project';
      /** @description Name of the project. Favorites have none. */
      name?: string;
      /** @description Your note about the project. */
      note?: string;
      /**
       * @description Number of tracks.
       * @example 1
       */
      trackCount: number;
      /** @description The first four tracks, for a cover of the collection. */
      firstTracks: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /** @description Cover of the track. Absent if it has none, or while the track is not available. */
        artwork?: components['schemas']['Image'];
      }[];
      /**
       * Format: date-time
       * @description When the collection was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the collection last changed.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /** @description The tracks in their order. */
      tracks: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /** @description Your note about the track. */
        note?: string;
        /**
         * Format: date-time
         * @description When the track was added.
         * @example 2026-03-02T14:05:12.481Z
         */
        addedAt: string;
        /**
         * @description `available`: can be played and licensed. `taken_down`: was taken down. `unavailable`: is under review. Tracks stay in the list until you remove them.
         * @example available
         * @enum {string}
         */
        status: 'available' | 'taken_down' | 'unavailable';
      }[];
    };
    /** @description A page of projects. */
    CollectionPage: {
      /** @description Your projects, newest first. */
      data: components['schemas']['CollectionSummary'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A collection without its list of tracks. */
    CollectionSummary: {
      /**
       * @description ID of the collection.
       * @example col_01JB2M6X8KT4V6W8X0Y2Z4A6B8
       */
      collectionId: string;
      /**
       * @description `favorites`: every platform has one list of favorites. `project`: a list with a name.
       * @example project
       * @enum {string}
       */
      kind: 'favorites' | 'project';
      /** @description Name of the project. Favorites have none. */
      name?: string;
      /** @description Your note about the project. */
      note?: string;
      /**
       * @description Number of tracks.
       * @example 1
       */
      trackCount: number;
      /** @description The first four tracks, for a cover of the collection. */
      firstTracks: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /** @description Cover of the track. Absent if it has none, or while the track is not available. */
        artwork?: components['schemas']['Image'];
      }[];
      /**
       * Format: date-time
       * @description When the collection was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the collection last changed.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * @description The IDs of `firstTracks`.
       * @example [
       *       "trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q"
       *     ]
       */
      firstTrackIds: string[];
    };
    /** @description A track of a collection as the catalog has it now. */
    CollectionTrack: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /** @description Your note about the track. */
      note?: string;
      /**
       * Format: date-time
       * @description When the track was added.
       * @example 2026-03-02T14:05:12.481Z
       */
      addedAt: string;
      /**
       * @description `available`: can be played and licensed. `taken_down`: was taken down. `unavailable`: is under review. Tracks stay in the list until you remove them.
       * @example available
       * @enum {string}
       */
      status: 'available' | 'taken_down' | 'unavailable';
      /** @description Title of the track. Absent while it is `unavailable`. */
      title?: string;
      /** @description Names of its artists. Absent while it is `unavailable`. */
      artists?: string[];
      /** @description The track. Present while it is `available`. */
      track?: components['schemas']['Track'];
    };
    /** @description All tracks of a collection. */
    CollectionTrackList: {
      /** @description The tracks in their order. */
      data: components['schemas']['CollectionTrack'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The state and the callback of an OpenID Connect sign-in. */
    CompleteSignInDto: {
      /**
       * @description Encrypted state of this sign-in. Keep it in the session storage of the browser.
       * @example v1.c2VhbGVk
       */
      state: string;
      /** @description Query parameters of the address that the browser returned to. */
      callback: {
        /**
         * @description The authorization code.
         * @example SplxlOBeZQQYbYS6WxSbIA
         */
        code: string;
        /**
         * @description The state that the provider returned.
         * @example af0ifjsldkj
         */
        state: string;
        /**
         * @description The issuer, if the provider names it (RFC 9207).
         * @example https://id.label.example
         */
        iss?: string;
      };
    };
    /** @description A change of what licensees must do in some territories. */
    ComplianceChange: {
      /**
       * @description `clear`: no action needed. `on_hold`: publish nothing new; published content may stay. `must_remove`: remove published content.
       * @example clear
       * @enum {string}
       */
      state: 'clear' | 'on_hold' | 'must_remove';
      /**
       * Format: date-time
       * @description Deadline for the removal of published content. Present if the state is `must_remove`.
       * @example 2027-03-02T14:05:12.481Z
       */
      removeBy?: string;
      /**
       * @description Territories in which licenses have this state now. `WORLD` means all territories.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
    };
    /** @description The code that confirms a contact address. */
    ConfirmContactDto: {
      /**
       * @description The code from the email.
       * @example ccd_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4
       */
      code: string;
    };
    /**
     * @description The code of the link that was emailed.
     * @example {
     *       "code": "InBsdF8wMUpEIiwxNzY0.Zy9xW8vU7tS6rQ5pO4nM3lK2jI1h"
     *     }
     */
    ConfirmRegistrationDto: {
      /**
       * @description The value of `registration=` in the link.
       * @example InBsdF8wMUpEIiwxNzY0.Zy9xW8vU7tS6rQ5pO4nM3lK2jI1h
       */
      code: string;
      /**
       * @description Replaces the slug of the request, for example because it is taken by now.
       * @example acme-video
       */
      slug?: string;
    };
    /** @description The first code from a new secret. */
    ConfirmTotpDto: {
      /**
       * @description The `enrollment` that you received with the secret.
       * @example v1.c2VhbGVk
       */
      enrollment: string;
      /**
       * @description The current code of the authenticator app (RFC 6238).
       * @example 287082
       */
      code: string;
    };
    /** @description The confirmations of the shares in a track. */
    ConfirmationList: {
      /** @description Parties, in the order of the shares. */
      data: components['schemas']['PartyConfirmation'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A platform with its first API key, which is shown only once. */
    ConfirmedRegistration: {
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The name of the platform in URLs.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Name of the platform.
       * @example Acme Video
       */
      name: string;
      /**
       * @description Tier of the platform.
       * @example developer
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description `suspended`: no credential of the platform works.
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * @description `live` or `sandbox`. Sandbox licenses grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Scopes of the platform: the most that a credential can have.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description Entitlements of the tier and of add-ons.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description Quotas of the platform. */
      quotas: {
        /**
         * @description Sustained requests per second.
         * @example 10
         */
        requestsPerSecond: number;
        /**
         * @description Maximum burst of requests.
         * @example 20
         */
        burst: number;
        /**
         * @description Requests per day (UTC). Null if your contract has no fixed limit.
         * @example 10000
         */
        requestsPerDay: number | null;
        /**
         * @description Issued licenses per month (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        licensesPerMonth: number | null;
        /**
         * @description Enriched rows per day (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        enrichRowsPerDay: number | null;
        /**
         * @description Seconds of analyzed audio per day (UTC). Null if your contract has no fixed limit.
         * @example 18000
         */
        enrichSecondsPerDay: number | null;
      };
      /**
       * @description The maximum of the fees that the platform may spend on licenses in a calendar month (UTC). Absent: it cannot buy licenses with a fee.
       * @example {
       *       "amount": 50000,
       *       "currency": "EUR"
       *     }
       */
      spendLimit?: components['schemas']['Money'];
      /**
       * @description Content types that the platform publishes.
       * @example [
       *       "ugc_video"
       *     ]
       */
      contentTypes: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories in which the platform publishes.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Contact address of the platform.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description A new contact address that is not confirmed yet.
       * @example rights@acme.example
       */
      pendingContactEmail?: string;
      /**
       * @description Language of emails to the platform and to members who have chosen none. Sign-in emails to them follow `Accept-Language`, otherwise this.
       * @example de
       * @enum {string}
       */
      language: 'en' | 'de' | 'fr' | 'es';
      /** @description Website of the platform. */
      websiteUrl?: string;
      /**
       * @description Client ID for the token exchange. Not secret.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId: string;
      /**
       * Format: date-time
       * @description When the platform was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description An API key with every scope of the platform. Shown only once.
       * @example plk_live_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s0X1y2Z3
       */
      apiKey: string;
    };
    /**
     * @description An album to create.
     * @example {
     *       "title": "Northern Windows",
     *       "type": "album",
     *       "upc": "4006381333931",
     *       "releaseDate": "2026-03-01",
     *       "artists": [
     *         "Mara Lind"
     *       ],
     *       "label": "Nordlicht Records",
     *       "pLine": "℗ 2026 Nordlicht Records",
     *       "cLine": "© 2026 Nordlicht Publishing"
     *     }
     */
    CreateAlbumBodyDto: {
      /**
       * @description Profile that releases the album. Required if your account has several profiles.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId?: string;
      /**
       * @description Title.
       * @example Northern Windows
       */
      title: string;
      /**
       * @description Type of the release.
       * @example album
       * @enum {string}
       */
      type: 'album' | 'ep' | 'single' | 'compilation';
      /**
       * Format: date
       * @description Release date.
       * @example 2026-03-01
       */
      releaseDate: string;
      /**
       * @description Artists as the album shows them, 1 to 20.
       * @example [
       *       "Mara Lind"
       *     ]
       */
      artists: string[];
      /**
       * @description Phonogram notice.
       * @example ℗ 2026 Nordlicht Records
       */
      pLine: string;
      /**
       * @description Copyright notice.
       * @example © 2026 Nordlicht Publishing
       */
      cLine: string;
      /**
       * @description UPC or EAN, with or without spaces and hyphens.
       * @example 4006381333931
       */
      upc?: string;
      /**
       * @description Label.
       * @example Nordlicht Records
       */
      label?: string;
      /**
       * @description A confirmed image with the purpose `album_cover`, the cover of the album.
       * @example img_01JB2M6X8KC7D8E9F0G1H2J3K4
       */
      imageId?: string;
    };
    /**
     * @description A project to create.
     * @example {
     *       "name": "Spring campaign",
     *       "tracks": [
     *         {
     *           "trackId": "trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q"
     *         }
     *       ]
     *     }
     */
    CreateCollectionDto: {
      /**
       * @description Name of the project.
       * @example Spring campaign
       */
      name: string;
      /**
       * @description Your note about the project.
       * @example Bright and slow, for the opening scene
       */
      note?: string;
      /**
       * @description The tracks in their order, at most 200. Default: none.
       * @example [
       *       {
       *         "trackId": "trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q"
       *       }
       *     ]
       */
      tracks?: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Your note about the track.
         * @example For the last scene, from 0:48
         */
        note?: string;
      }[];
    };
    /**
     * @description The credential to create.
     * @example {
     *       "kind": "api_key",
     *       "name": "Encoder"
     *     }
     */
    CreateCredentialDto: {
      /**
       * @description An API key, or a client secret to create access tokens with.
       * @example api_key
       * @enum {string}
       */
      kind: 'api_key' | 'client_secret';
      /**
       * @description Name of the credential. Two credentials of the same kind and name can be active.
       * @example Encoder
       */
      name?: string;
      /**
       * @description Scopes of the credential, from the scopes of your platform. Default: all of them, even if they change later.
       * @example [
       *       "tracks:read",
       *       "tracks:stream"
       *     ]
       */
      scopes?: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * Format: date-time
       * @description When the credential expires, with everything created with it. Must not be later than the expiry of the credential that creates it. Default: never.
       * @example 2027-03-01T00:00:00Z
       */
      expiresAt?: string;
      /**
       * @description IP addresses and CIDR blocks from which the credential can be used. They also apply to everything created with it: access tokens, portal sessions, portal links and further credentials, but not to media links, which your listeners open. IPv4 and IPv6 are separate: list both if your servers use both. Default: those of the credential that creates it, or any address.
       * @example [
       *       "203.0.113.7",
       *       "2001:db8:a0b:12f0::/64"
       *     ]
       */
      allowedIps?: string[];
    };
    /**
     * @description A request for a license for one track in one content item.
     * @example {
     *       "trackId": "trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q",
     *       "contentId": "video-20931",
     *       "contentType": "ugc_video",
     *       "territories": [
     *         "DE",
     *         "AT",
     *         "CH"
     *       ],
     *       "projectName": "Spring campaign",
     *       "metadata": {
     *         "campaign": "spring",
     *         "season": 3
     *       }
     *     }
     */
    CreateLicenseDto: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Your ID of the content item. Case-sensitive.
       * @example video-20931
       */
      contentId: string;
      /**
       * @description ID or slug of your platform. Optional; must match your credential.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       * @example acme-video
       */
      platformId?: string;
      /**
       * @description Content type. Default: the first one of your platform, or `other` if it has none.
       * @example ugc_video
       * @enum {string}
       */
      contentType?:
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other';
      /**
       * @description Territories as a list, or as `{ include, exclude }`. Default: the territories of your platform, or all territories in which the track is cleared if it has none.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       * @example {
       *       "exclude": [
       *         "US"
       *       ]
       *     }
       */
      territories?:
        | string[]
        | {
            /**
             * @description Included territories. Default: `WORLD`, all countries.
             * @example [
             *       "WORLD"
             *     ]
             */
            include?: string[];
            /**
             * @description Excluded countries.
             * @example [
             *       "US"
             *     ]
             */
            exclude?: string[];
          };
      /**
       * @description Your name of the project.
       * @example Spring campaign
       */
      projectName?: string;
      /**
       * @description Your own key-value pairs: at most 50, with strings of at most 500 characters.
       * @example {
       *       "campaign": "spring",
       *       "season": 3
       *     }
       */
      metadata?: {
        [key: string]: string | number | boolean;
      };
      /**
       * Format: date-time
       * @description When the license ends: at or before the end that the terms offer. Default: the end of the term.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /** @description Who may use the track. Default: your platform. */
      licensee?: {
        /**
         * @description Name of the licensee.
         * @example Acme Video
         */
        name: string;
        /**
         * @description `platform`: the platform itself. `end_user`: one of its users.
         * @enum {string}
         */
        type: 'platform' | 'end_user';
        /**
         * @description Your ID of the end user.
         * @example user-4711
         */
        ref?: string;
      };
      /**
       * @description The fee that you agree to pay: the current price, which the preflight returns. It must be within the monthly spend limit of your platform. Ignored if there is no price.
       * @example {
       *       "amount": 4900,
       *       "currency": "EUR"
       *     }
       */
      acceptFee?: {
        /**
         * @description Amount in the minor unit of the currency, such as cents.
         * @example 4900
         */
        amount: number;
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
      };
    };
    /**
     * @description A party to create.
     * @example {
     *       "name": "Noor Elia",
     *       "email": "noor@elia.example",
     *       "ipi": "00334284961",
     *       "society": "GEMA"
     *     }
     */
    CreatePartyDto: {
      /**
       * @description Name of the person or company.
       * @example Noor Elia
       */
      name: string;
      /**
       * Format: email
       * @description Address at which the party is asked to confirm its shares. Only your account sees it.
       * @example noor@elia.example
       */
      email?: string;
      /**
       * @description IPI name number, 9 to 11 digits with check digits.
       * @example 00334284961
       */
      ipi?: string;
      /**
       * @description Performing rights organization.
       * @example GEMA
       */
      society?: string;
    };
    /** @description A new passkey. */
    CreatePasskeyDto: {
      /**
       * @description Name that the member chose.
       * @example Laptop
       */
      name: string;
      /**
       * @description Encrypted challenge. Valid for 5 minutes, once.
       * @example v1.c2VhbGVk
       */
      state: string;
      /**
       * @description The `PublicKeyCredential` of the browser, as its `toJSON()` returns it.
       * @example {
       *       "id": "dGhlLWtleQ",
       *       "type": "public-key"
       *     }
       */
      response: {
        /**
         * @description Credential ID, in base64url.
         * @example dGhlLWtleQ
         */
        id: string;
        /**
         * @description Type of the credential.
         * @example public-key
         * @constant
         */
        type: 'public-key';
      } & {
        [key: string]: unknown;
      };
    };
    /**
     * @description The reason for a view of a portal.
     * @example {
     *       "reason": "A delivery to your endpoint failed"
     *     }
     */
    CreatePortalLinkForStaffDto: {
      /**
       * @description Why you look at the portal. Recorded in the audit log, and shown to the owners of the platform.
       * @example A delivery to your endpoint failed
       */
      reason: string;
    };
    /**
     * @description An API key, the code of a one-time link, or a passkey.
     * @example {
     *       "apiKey": "plk_live_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s0X1y2Z3"
     *     }
     */
    CreatePortalSessionDto:
      | {
          /**
           * @description An API key of the platform.
           * @example plk_live_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s0X1y2Z3
           */
          apiKey: string;
        }
      | {
          /**
           * @description The value of `#code=` in a one-time link, also in an email.
           * @example bGluayBwbHRfMDFKOVhB.c2VhbA
           */
          code: string;
        }
      | {
          /** @description The state and the credential of a sign-in with a passkey. */
          passkey: {
            /**
             * @description Encrypted challenge. Valid for 5 minutes, once.
             * @example v1.c2VhbGVk
             */
            state: string;
            /**
             * @description The `PublicKeyCredential` of the browser, as its `toJSON()` returns it.
             * @example {
             *       "id": "dGhlLWtleQ",
             *       "type": "public-key"
             *     }
             */
            response: {
              /**
               * @description Credential ID, in base64url.
               * @example dGhlLWtleQ
               */
              id: string;
              /**
               * @description Type of the credential.
               * @example public-key
               * @constant
               */
              type: 'public-key';
            } & {
              [key: string]: unknown;
            };
          };
        };
    /** @description A track to create. Everything can be added later. */
    CreateTrackBodyDto: {
      /**
       * @description Profile that releases the track. Required if your account has several profiles.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId?: string;
      /**
       * @description Title of the track.
       * @example Harbour Lights
       */
      title?: string;
      /**
       * @description Version of the title, such as `Instrumental`.
       * @example Instrumental
       */
      version?: string;
      /** @description Credited artists, in the order of the credit. To submit the track, one with the role `main` must be a profile of your account. */
      artists?: (
        | {
            /**
             * @description A profile of your account, whose name the track shows.
             * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
             */
            artistId: string;
            /**
             * @description Role of the artist on the track.
             * @example main
             * @enum {string}
             */
            role: 'main' | 'featured' | 'remixer';
          }
        | {
            /**
             * @description Name of another artist.
             * @example Juno Vale
             */
            name: string;
            /**
             * @description Role of the artist on the track.
             * @example main
             * @enum {string}
             */
            role: 'main' | 'featured' | 'remixer';
          }
      )[];
      /**
       * @description ISRC of the recording, with or without hyphens.
       * @example DEA622600417
       */
      isrc?: string;
      /**
       * @description ISWC of the work, with or without separators.
       * @example T0345246801
       */
      iswc?: string;
      /**
       * Format: date
       * @description Release date.
       * @example 2026-03-01
       */
      releaseDate?: string;
      /**
       * @description Tempo in beats per minute. Measured if absent.
       * @example 112
       */
      bpm?: number;
      /** @description Key. Measured if absent. */
      key?: {
        /**
         * @description Tonic of the key.
         * @example A
         * @enum {string}
         */
        tonic: 'C' | 'C#' | 'D' | 'Eb' | 'E' | 'F' | 'F#' | 'G' | 'Ab' | 'A' | 'Bb' | 'B';
        /**
         * @description Major or minor.
         * @example minor
         * @enum {string}
         */
        mode: 'major' | 'minor';
      };
      /**
       * @description Genres. They are stored in lowercase, each once.
       * @example [
       *       "electronic"
       *     ]
       */
      genres?: string[];
      /**
       * @description Moods. Determined from the recording if absent. They are stored in lowercase, each once.
       * @example [
       *       "calm",
       *       "warm"
       *     ]
       */
      moods?: string[];
      /**
       * @description Instruments. They are stored in lowercase, each once.
       * @example [
       *       "piano",
       *       "synth"
       *     ]
       */
      instruments?: string[];
      /**
       * @description Keywords for search. They are stored in lowercase, each once.
       * @example [
       *       "night",
       *       "city"
       *     ]
       */
      keywords?: string[];
      /**
       * @description Energy, from 0 (calm) to 1 (driving). Determined from the recording if absent.
       * @example 0.42
       */
      energy?: number;
      /**
       * @description Kind of vocals.
       * @example instrumental
       * @enum {string}
       */
      vocals?: 'instrumental' | 'male' | 'female' | 'mixed' | 'choir';
      /**
       * @description Language of the lyrics (BCP 47).
       * @example en
       */
      language?: string;
      /**
       * @description Whether the lyrics are explicit.
       * @example clean
       * @enum {string}
       */
      explicitness?: 'explicit' | 'clean' | 'unknown';
      rights?: components['schemas']['PartyShares'];
      /**
       * @description Phonogram notice.
       * @example ℗ 2026 Nordlicht Records
       */
      pLine?: string;
      /**
       * @description Copyright notice.
       * @example © 2026 Nordlicht Publishing
       */
      cLine?: string;
      /** @description Territories in which the track can be licensed. Absent: all. */
      territories?: {
        /**
         * @description Included territories.
         * @example [
         *       "WORLD"
         *     ]
         */
        include: string[];
        /**
         * @description Excluded countries.
         * @example [
         *       "US"
         *     ]
         */
        exclude: string[];
      };
      /** @description Disclosure of the use of AI in the track. */
      aiDisclosure?: {
        /**
         * @description Extent to which AI generated the vocals.
         * @example none
         * @enum {string}
         */
        vocals: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the instruments.
         * @example none
         * @enum {string}
         */
        instruments: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the composition.
         * @example none
         * @enum {string}
         */
        composition: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the lyrics.
         * @example none
         * @enum {string}
         */
        lyrics: 'none' | 'partial' | 'full';
      };
      /** @description Consents to data mining and AI. Absent: none. */
      tdm?: {
        /**
         * @description Text and data mining.
         * @example notAllowed
         * @enum {string}
         */
        dataMining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Use as input to a model.
         * @example notAllowed
         * @enum {string}
         */
        aiInference: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiTraining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of generative AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiGenerativeTraining: 'allowed' | 'notAllowed' | 'constrained';
      };
      /**
       * @description A confirmed image with the purpose `track_artwork`.
       * @example img_01JB2M6X8KC7D8E9F0G1H2J3K4
       */
      imageId?: string;
    };
    /** @description An endpoint to create. */
    CreateWebhookEndpointDto: {
      /**
       * @description URL to which events are sent. Must be https, without credentials, on a public address.
       * @example https://acme.example/events
       */
      url: string;
      /**
       * @description Event types to subscribe to. Default: all.
       * @example [
       *       "track.approved",
       *       "track.takedown"
       *     ]
       */
      eventTypes?: (
        | 'track.approved'
        | 'track.updated'
        | 'track.takedown'
        | 'license.issued'
        | 'license.amended'
        | 'license.revoked'
        | 'license.expiring'
        | 'license.expired'
        | 'appeal.decided'
        | 'usage.quota_warning'
        | 'endpoint.failing'
        | 'endpoint.disabled'
      )[];
      /**
       * @description Your description of the endpoint.
       * @example Production
       */
      description?: string;
      /**
       * @description Headers that are sent with every event, as values by name. Names are case-insensitive. Values are stored encrypted and never shown. Up to 10 headers; names that describe the message or the connection, such as `content-type`, `host` and `webhook-id`, are reserved.
       * @example {
       *       "authorization": "Bearer 6d0f5e2a"
       *     }
       */
      headers?: {
        [key: string]: string;
      };
    };
    /** @description A new artist session. */
    CreatedArtistSession: {
      /**
       * @description Session token. Send it as `Authorization: Bearer …`. Works for artist operations only.
       * @example ats_7hRtW2mQpLxYzAbCdEfGhIjKlMnOpQrStUvWxYz0123
       */
      token: string;
      /**
       * Format: date-time
       * @description When the session ends.
       * @example 2026-03-09T14:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description A credential with its secret, which is shown only once. */
    CreatedCredential: {
      /**
       * @description ID of the credential.
       * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
       */
      credentialId: string;
      /**
       * @description An API key, or a client secret to create access tokens with.
       * @example api_key
       * @enum {string}
       */
      kind: 'api_key' | 'client_secret';
      /**
       * @description Name of the credential.
       * @example Encoder
       */
      name?: string;
      /**
       * @description Scopes of the credential. Absent: all scopes of your platform, even if they change later.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes?: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * Format: date-time
       * @description When the credential expires. Absent: never.
       * @example 2027-03-01T00:00:00.000Z
       */
      expiresAt?: string;
      /**
       * @description IP addresses and CIDR blocks from which the credential can be used. Absent: any address.
       * @example [
       *       "203.0.113.7",
       *       "2001:db8:a0b:12f0::/64"
       *     ]
       */
      allowedIps?: string[];
      /**
       * @description The first characters of the secret.
       * @example plk_live_0aB1
       */
      hint: string;
      /**
       * Format: date-time
       * @description When the credential was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description The credential that created this one, directly, with an access token or in a portal session. Absent if registration, staff or an earlier release created it.
       * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
       */
      createdBy?: string;
      /**
       * Format: date-time
       * @description When the credential was last used for a request, a portal sign-in or a token exchange, to the minute and with a delay of a few seconds. Absent: never.
       * @example 2026-03-02T14:05:00.000Z
       */
      lastUsedAt?: string;
      /**
       * @description The API key. Shown only once.
       * @example plk_live_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s0X1y2Z3
       */
      apiKey?: string;
      /**
       * @description Client ID for the token exchange. Not secret.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId?: string;
      /**
       * @description The client secret. Shown only once.
       * @example pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6
       */
      clientSecret?: string;
    };
    /** @description A new staff session. */
    CreatedStaffSession: {
      /**
       * @description Session token. Send it as `Authorization: Bearer …`. Works for staff operations only.
       * @example sts_3kTMd9GkCkZQ1vR8WnYp5aXhB7sJfL2mEo4uVcDq6tI
       */
      token: string;
      /**
       * Format: date-time
       * @description When the session ends.
       * @example 2026-03-02T22:05:12.481Z
       */
      expiresAt: string;
      member: components['schemas']['StaffMember'];
    };
    /** @description An API key or client secret, without the secret itself. */
    Credential: {
      /**
       * @description ID of the credential.
       * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
       */
      credentialId: string;
      /**
       * @description An API key, or a client secret to create access tokens with.
       * @example api_key
       * @enum {string}
       */
      kind: 'api_key' | 'client_secret';
      /**
       * @description Name of the credential.
       * @example Encoder
       */
      name?: string;
      /**
       * @description Scopes of the credential. Absent: all scopes of your platform, even if they change later.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes?: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * Format: date-time
       * @description When the credential expires. Absent: never.
       * @example 2027-03-01T00:00:00.000Z
       */
      expiresAt?: string;
      /**
       * @description IP addresses and CIDR blocks from which the credential can be used. Absent: any address.
       * @example [
       *       "203.0.113.7",
       *       "2001:db8:a0b:12f0::/64"
       *     ]
       */
      allowedIps?: string[];
      /**
       * @description The first characters of the secret.
       * @example plk_live_0aB1
       */
      hint: string;
      /**
       * Format: date-time
       * @description When the credential was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description The credential that created this one, directly, with an access token or in a portal session. Absent if registration, staff or an earlier release created it.
       * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
       */
      createdBy?: string;
      /**
       * Format: date-time
       * @description When the credential was last used for a request, a portal sign-in or a token exchange, to the minute and with a delay of a few seconds. Absent: never.
       * @example 2026-03-02T14:05:00.000Z
       */
      lastUsedAt?: string;
    };
    /** @description The credentials of the platform. */
    CredentialList: {
      /** @description All credentials of the platform. */
      data: components['schemas']['Credential'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description One use of a track in the content. */
    Cue: {
      /**
       * @description Number of the cue, from 1, in the order of the starts.
       * @example 1
       */
      sequence: number;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Title of the track, with its version.
       * @example Slow Harbour
       */
      title?: string;
      /**
       * @description Names of the artists.
       * @example [
       *       "Mara Lind"
       *     ]
       */
      artists: string[];
      /**
       * @description ISRC of the recording.
       * @example DEXX42600001
       */
      isrc?: string;
      /**
       * @description ISWC of the composition, if known.
       * @example T0345246801
       */
      iswc?: string;
      /**
       * @description Position in the content at which the track begins, in milliseconds.
       * @example 0
       */
      startMs?: number;
      /**
       * @description Position in the content at which the track ends, in milliseconds.
       * @example 30000
       */
      endMs?: number;
      /**
       * @description Time from start to end, in milliseconds.
       * @example 30000
       */
      durationMs?: number;
      /**
       * @description How the content uses the track in this segment. Cue sheets show it.
       * @example background
       * @enum {string}
       */
      use?: 'background' | 'featured' | 'theme' | 'main_title' | 'end_title' | 'logo';
      /** @description Writers of the composition with their shares. */
      writers: {
        /**
         * @description The writer.
         * @example Mara Lind
         */
        name: string;
        /**
         * @description IPI name number.
         * @example 00123456789
         */
        ipi?: string;
        /**
         * @description Performing rights organization.
         * @example GEMA
         */
        pro?: string;
        /**
         * @description Role of the writer.
         * @enum {string}
         */
        role: 'composer' | 'lyricist' | 'composer_lyricist' | 'arranger';
        /**
         * @description Share in percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
      }[];
      /** @description Publishers of the composition with their shares. */
      publishers: {
        /**
         * @description The publisher.
         * @example Nordlicht Publishing
         */
        name: string;
        /**
         * @description IPI name number.
         * @example 00123456789
         */
        ipi?: string;
        /**
         * @description Performing rights organization.
         * @example GEMA
         */
        pro?: string;
        /**
         * @description Share in percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
        /**
         * @description Territories to which this share applies. Absent: all territories.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories?: string[];
      }[];
      /**
       * Format: date-time
       * @description When these shares began to apply. Absent for tracks whose earlier shares are not recorded: then the shares are those of today.
       * @example 2026-03-01T09:30:00.000Z
       */
      sharesSince?: string;
      /**
       * @description ID of your license that covers the track in this content as published.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId?: string;
      /**
       * @description What is unknown or does not add up. `track`: the catalog has no track with this ID. `license`: no license covers the track in this content. `writers`, `publishers`: none is known. `writerIpi`, `publisherIpi`, `writerSociety`, `publisherSociety`: unknown for at least one of them. `writerShares`, `publisherShares`: the shares do not total 100, those of publishers in at least one territory of the content. Empty if the cue is complete.
       * @example [
       *       "end",
       *       "use"
       *     ]
       */
      missing: (
        | 'track'
        | 'start'
        | 'end'
        | 'use'
        | 'license'
        | 'writers'
        | 'writerIpi'
        | 'writerSociety'
        | 'writerShares'
        | 'publishers'
        | 'publisherIpi'
        | 'publisherSociety'
        | 'publisherShares'
      )[];
    };
    /** @description The music of a content item. */
    CueSheet: {
      /**
       * @description Your ID of the content item. Case-sensitive.
       * @example video-20931
       */
      contentId: string;
      /**
       * Format: date-time
       * @description The `publishedAt` of your latest event about the content.
       * @example 2026-03-02T14:05:12.481Z
       */
      publishedAt: string;
      /**
       * @description Title of the film, series or video.
       * @example Harbour Lights
       */
      productionTitle?: string;
      /**
       * @description Number or title of the episode.
       * @example S1 E3
       */
      episode?: string;
      /**
       * @description Broadcaster or service that shows the production.
       * @example Acme TV
       */
      broadcaster?: string;
      /**
       * Format: date
       * @description Date of the production or of its first broadcast.
       * @example 2026-03-01
       */
      productionDate?: string;
      /**
       * @description The kind of content that uses the track.
       * @example ugc_video
       * @enum {string}
       */
      contentType?:
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other';
      /**
       * @description Territories in which the content is shown, if the event names them.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
      /**
       * @description Whether nothing is missing, in the sheet and in all cues.
       * @example true
       */
      complete: boolean;
      /**
       * @description What your request does not say about the production.
       * @example [
       *       "productionDate"
       *     ]
       */
      missing: ('productionTitle' | 'productionDate')[];
      /** @description One cue for each segment, by its start, and one for each track without segments. Cues without a start come last. */
      cues: components['schemas']['Cue'][];
    };
    /** @description A decision about a claim. */
    DecideArtistClaimDto: {
      /**
       * @description The decision.
       * @example approved
       * @enum {string}
       */
      outcome: 'approved' | 'rejected';
      /**
       * @description Reasons of the decision, emailed to the claimant.
       * @example The site that you named links to your account.
       */
      statement: string;
    };
    /** @description A decision about a report. */
    DecideNoticeDto:
      | {
          /**
           * @description The track is taken down or restricted.
           * @constant
           */
          outcome: 'actioned';
          /**
           * @description Reasons for the reporter, who reads them in an email. Do not name the person concerned.
           * @example The recording is yours.
           */
          reasons: string;
          /**
           * @description The decision about the track.
           * @example take_down
           * @enum {string}
           */
          action: 'take_down' | 'restrict';
          /**
           * @description Reason for the takedown or the restriction, which determines what licensees must do. Required for `take_down`; if absent for `restrict`, the ground of the statement implies it.
           * @example disputed
           * @enum {string}
           */
          reason?: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
          statement: components['schemas']['NoticeStatementDto'];
        }
      | {
          /**
           * @description The outcome. `rejected`: the track stays as it is. `no_longer_relevant`: the reason no longer exists. `upheld`: the first decision stays; only for a complaint. To keep the outcome of a report that was rejected or no longer relevant, send `upheld`. A complaint about a report that was acted on is upheld or leads to a further action.
           * @example rejected
           * @enum {string}
           */
          outcome: 'rejected' | 'no_longer_relevant' | 'upheld';
          /**
           * @description Reasons for the reporter, who reads them in an email. Do not name the person concerned.
           * @example The recording is yours.
           */
          reasons: string;
        };
    /** @description A decision: a verification or a hold. */
    DecidePayeeDto:
      | {
          /**
           * Format: date-time
           * @description The `changedAt` of the payout details whose holder you have verified: their legal name, address, and birth date or registration number are those of the person or company to which the account belongs.
           * @example 2026-03-01T09:30:00.000Z
           */
          verifiedDetailsAt: string;
        }
      | {
          /**
           * @description Holds payouts to the account; null ends the hold.
           * @example null
           */
          hold: ('identity' | 'sanctions' | 'dispute' | 'request') | null;
        };
    /** @description A decision about a revision. */
    DecideRevisionDto: {
      /**
       * @description The decision.
       * @example approve
       * @enum {string}
       */
      action: 'approve' | 'request_changes' | 'reject';
      /**
       * @description Reasons, which the account gets by email.
       * @example The split sheet matches.
       */
      reasons: string;
    };
    /** @description A decision about a revision. */
    DecidedRevision: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description The decision.
       * @example approve
       * @enum {string}
       */
      action: 'approve' | 'request_changes' | 'reject';
      /**
       * Format: date-time
       * @description When it was decided.
       * @example 2026-03-02T14:05:12.481Z
       */
      decidedAt: string;
    };
    /** @description A decision about a track. Decisions are never changed. */
    Decision: {
      /**
       * @description ID of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description The kind of decision. `reopen`: reviews the track again. `restrict`: takes the track down in some territories. `reinstate`: lifts a takedown or restrictions.
       * @example take_down
       * @enum {string}
       */
      action: 'approve' | 'reopen' | 'request_changes' | 'reject' | 'take_down' | 'restrict' | 'reinstate';
      /**
       * @description Reason for a takedown. It determines what licensees must do with published content.
       * @example disputed
       * @enum {string}
       */
      reason?: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
      /**
       * @description Ground of the decision.
       * @example rights_claim
       * @enum {string}
       */
      ground:
        | 'meets_requirements'
        | 'metadata'
        | 'audio_quality'
        | 'content_policy'
        | 'rights_claim'
        | 'rights_conflict'
        | 'rights_holder_request'
        | 'legal_order'
        | 'fraud'
        | 'appeal_upheld_facts'
        | 'other';
      /**
       * @description Facts on which the decision is based.
       * @example The recording contains a sample whose use was not licensed.
       */
      facts: string;
      /**
       * @description Clause of the terms or of the law.
       * @example Terms, section 4.2
       */
      clause: string;
      /**
       * @description What led to the decision.
       * @example notice
       * @enum {string}
       */
      source: 'own_review' | 'notice' | 'order' | 'rights_holder' | 'appeal';
      /**
       * @description Whether automated means were used for the decision.
       * @example false
       */
      automated: boolean;
      /**
       * @description Territories to which the decision applies. Absent: all territories.
       * @example [
       *       "US"
       *     ]
       */
      territories?: string[];
      /**
       * Format: date-time
       * @description When the decision was taken.
       * @example 2026-03-02T14:05:12.481Z
       */
      decidedAt: string;
      /**
       * Format: date-time
       * @description Deadline for appeals. Present for decisions against the track.
       * @example 2026-09-01T14:05:12.481Z
       */
      appealUntil?: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Moderation status of the track.
       * @enum {string}
       */
      before: 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
      /**
       * @description Moderation status of the track.
       * @enum {string}
       */
      after: 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
      /** @description Who took the decision. */
      decidedBy: {
        /**
         * @description Kind of the author.
         * @enum {string}
         */
        kind: 'staff' | 'operator' | 'service';
        /**
         * @description ID of the member of staff.
         * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
         */
        staffId?: string;
      };
      /** @description The decision that this one reverses, and the appeal that led to it. */
      overturns?: {
        /**
         * @description ID of the decision.
         * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
         */
        decisionId: string;
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
    };
    /** @description Decisions with the same content, ground and source. */
    DecisionCount: {
      /**
       * @description Content of the decisions.
       * @example take_down
       * @enum {string}
       */
      action: 'approve' | 'reopen' | 'request_changes' | 'reject' | 'take_down' | 'restrict' | 'reinstate';
      /**
       * @description Ground of the decisions.
       * @example rights_claim
       * @enum {string}
       */
      ground:
        | 'meets_requirements'
        | 'metadata'
        | 'audio_quality'
        | 'content_policy'
        | 'rights_claim'
        | 'rights_conflict'
        | 'rights_holder_request'
        | 'legal_order'
        | 'fraud'
        | 'appeal_upheld_facts'
        | 'other';
      /**
       * @description Event that initiated the decisions.
       * @example notice
       * @enum {string}
       */
      source: 'own_review' | 'notice' | 'order' | 'rights_holder' | 'appeal';
      /**
       * @description Number of decisions.
       * @example 4
       */
      count: number;
      /**
       * @description Number of these decisions for which automated means were used.
       * @example 0
       */
      automated: number;
    };
    /** @description The licenses, platforms and published content that a decision would concern. */
    DecisionImpact: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Number of active licenses that the decision would concern. Each covers one content item.
       * @example 12
       */
      activeLicenses: number;
      /** @description Platforms with such licenses, those with the most first. At most 500. */
      platforms: components['schemas']['AffectedPlatform'][];
      /**
       * @description Whether all platforms were counted. False if more than 500 have licenses.
       * @example true
       */
      isComplete: boolean;
      content: components['schemas']['LiveContent'];
    };
    /** @description A decision in force against a track, and the reasons for it. */
    DecisionInForce: {
      /**
       * @description ID of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description The kind of decision. `reopen`: reviews the track again. `restrict`: takes the track down in some territories. `reinstate`: lifts a takedown or restrictions.
       * @example take_down
       * @enum {string}
       */
      action: 'approve' | 'reopen' | 'request_changes' | 'reject' | 'take_down' | 'restrict' | 'reinstate';
      /**
       * @description Reason for a takedown. It determines what licensees must do with published content.
       * @example disputed
       * @enum {string}
       */
      reason?: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
      /**
       * @description Ground of the decision.
       * @example rights_claim
       * @enum {string}
       */
      ground:
        | 'meets_requirements'
        | 'metadata'
        | 'audio_quality'
        | 'content_policy'
        | 'rights_claim'
        | 'rights_conflict'
        | 'rights_holder_request'
        | 'legal_order'
        | 'fraud'
        | 'appeal_upheld_facts'
        | 'other';
      /**
       * @description Facts on which the decision is based.
       * @example The recording contains a sample whose use was not licensed.
       */
      facts: string;
      /**
       * @description Clause of the terms or of the law.
       * @example Terms, section 4.2
       */
      clause: string;
      /**
       * @description What led to the decision.
       * @example notice
       * @enum {string}
       */
      source: 'own_review' | 'notice' | 'order' | 'rights_holder' | 'appeal';
      /**
       * @description Whether automated means were used for the decision.
       * @example false
       */
      automated: boolean;
      /**
       * @description Territories to which the decision applies. Absent: all territories.
       * @example [
       *       "US"
       *     ]
       */
      territories?: string[];
      /**
       * Format: date-time
       * @description When the decision was taken.
       * @example 2026-03-02T14:05:12.481Z
       */
      decidedAt: string;
      /**
       * Format: date-time
       * @description Deadline for appeals. Present for decisions against the track.
       * @example 2026-09-01T14:05:12.481Z
       */
      appealUntil?: string;
    };
    /** @description The decisions about a track. */
    DecisionList: {
      /** @description Decisions, the oldest first. */
      data: components['schemas']['Decision'][];
    };
    /** @description How long decisions took. */
    DecisionTimes: {
      /**
       * @description Number of decisions that were measured.
       * @example 31
       */
      count: number;
      /**
       * @description Median in milliseconds, or null if there is none.
       * @example 93600000
       */
      medianMs: number | null;
      /**
       * @description Longest in milliseconds, or null if there is none.
       * @example 259200000
       */
      longestMs: number | null;
    };
    /** @description The result of a delivery, row by row. */
    Delivery: {
      /**
       * @description Whether the file was only checked.
       * @example false
       */
      dryRun: boolean;
      /**
       * @description Rows that create a track.
       * @example 1
       */
      created: number;
      /**
       * @description Rows that change a track.
       * @example 0
       */
      updated: number;
      /**
       * @description Rows whose track already is as they describe it.
       * @example 0
       */
      unchanged: number;
      /**
       * @description Rows with errors.
       * @example 0
       */
      rejected: number;
      /**
       * @description Rows at the end that were not checked, because earlier rows have 1,000 errors or more.
       * @example 0
       */
      unchecked: number;
      /** @description Parties that rows name and that were added to your account. */
      parties: {
        /**
         * @description The party. Absent in a dry run.
         * @example pty_01JB2M6X8KF3G4H5J6K7M8N9P0
         */
        partyId?: string;
        /**
         * @description Name of the party.
         * @example Nora Vale
         */
        name: string;
      }[];
      /** @description The rows, in the order of the file. */
      rows: components['schemas']['DeliveryRow'][];
    };
    /** @description An attempt to deliver an event. */
    DeliveryAttempt: {
      /**
       * Format: date-time
       * @description When the attempt was sent.
       * @example 2026-03-02T14:05:12.481Z
       */
      at: string;
      /**
       * @description Duration of the attempt, in milliseconds.
       * @example 84
       */
      latencyMs: number;
      /**
       * @description HTTP status of the response.
       * @example 204
       */
      status?: number;
      /** @description First characters of the response. */
      responseStart?: string;
      /**
       * @description Reason why there was no response.
       * @example timed_out
       * @enum {string}
       */
      error?:
        | 'address_blocked'
        | 'name_unresolved'
        | 'connection_failed'
        | 'tls_failed'
        | 'timed_out'
        | 'response_too_large';
      /** @description Description of the reason. */
      detail?: string;
    };
    /** @description A row of a delivery. */
    DeliveryRow: {
      /**
       * @description Number of the row, from 1. In a CSV file, as in a spreadsheet, where the header is row 1; in a JSON file, the position in `tracks`; in a message, the position of the sound recording.
       * @example 2
       */
      row: number;
      /**
       * @description What the delivery did with the row, or would do in a dry run. `rejected` occurs only in a dry run: without it, nothing is delivered if a row has errors.
       * @example created
       * @enum {string}
       */
      outcome: 'created' | 'updated' | 'unchanged' | 'rejected';
      /**
       * @description The track. Absent if a dry run would create it.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId?: string;
      /**
       * @description Title of the track. Absent if the row has errors.
       * @example Harbour Light
       */
      title?: string;
      /** @description All errors of the row. Absent if there is none. */
      errors?: components['schemas']['DeliveryRowError'][];
    };
    /** @description An error of a row. */
    DeliveryRowError: {
      /**
       * @description The column of a CSV file, the member of a JSON file, or the XPath of an element. `row` if the error is about the whole row of a CSV or JSON file.
       * @example isrc
       */
      field: string;
      /**
       * @description What is wrong.
       * @example is missing
       */
      detail: string;
    };
    /** @description An endpoint that we disabled, and its platform. */
    DisabledWebhookEndpoint: {
      /**
       * @description ID of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description Host of its URL.
       * @example hooks.acme.example
       */
      host: string;
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description Slug of the platform.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Name of the platform.
       * @example Acme Video
       */
      platformName: string;
      /** @description Reason why the endpoint is disabled. */
      disabled: {
        /**
         * @description `owner`: the platform disabled it. `gone`: it responded with 410. `failing`: no delivery succeeded for five days.
         * @enum {string}
         */
        reason: 'owner' | 'gone' | 'failing';
        /**
         * Format: date-time
         * @description When the endpoint was disabled.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
    };
    /** @description A page of disabled endpoints. */
    DisabledWebhookPage: {
      /** @description Endpoints, the latest first. */
      data: components['schemas']['DisabledWebhookEndpoint'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A page of disputes. */
    DisputeList: {
      /** @description Disputes, the earliest first. */
      data: components['schemas']['ListedDispute'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A share that its party disputes, with the current name of the publisher. */
    DisputedShare: {
      /**
       * @description The recording, or the composition as a writer or a publisher. `administered`: the share of a writer that the party administers as a publisher and for which it is paid.
       * @example writer
       * @enum {string}
       */
      side: 'master' | 'writer' | 'publisher' | 'administered';
      /**
       * @description Role of a writer.
       * @example composer
       * @enum {string}
       */
      role?: 'composer' | 'lyricist' | 'composer_lyricist' | 'arranger';
      /**
       * @description Share in percent, as a decimal string.
       * @example 50
       */
      sharePct: string;
      /**
       * @description Territories to which this share applies. Absent: all territories.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
      /**
       * @description Name of the publisher that administers the share of a writer, and is paid for it.
       * @example Nordlicht Publishing
       */
      administeredBy?: string;
    };
    /** @description Changes to a profile. Absent fields stay unchanged. */
    EditArtistDto: {
      /**
       * @description Name of the artist or label.
       * @example Mara Lind
       */
      name?: string;
      /**
       * @description Country of the artist or label (ISO 3166-1 alpha-2).
       * @example DE
       */
      country?: string;
      /**
       * @description Biography, shown to platforms. Null removes it.
       * @example Piano and field recordings.
       */
      bio?: string | null;
      /**
       * @description Pages of the artist or label.
       * @example [
       *       "https://mara-lind.example"
       *     ]
       */
      links?: string[];
      /**
       * @description IPI name number, 9 to 11 digits with check digits. Null removes it.
       * @example 00334284961
       */
      ipi?: string | null;
      /**
       * @description ISNI (ISO 27729), with or without spaces. Null removes it.
       * @example 0000 0001 2103 2683
       */
      isni?: string | null;
    };
    /** @description A delivery with the host of its endpoint. */
    EndpointDelivery: {
      /**
       * @description ID of the delivery.
       * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
       */
      deliveryId: string;
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      eventId: string;
      /**
       * @description Event type.
       * @example license.issued
       * @enum {string}
       */
      eventType:
        | 'track.approved'
        | 'track.updated'
        | 'track.takedown'
        | 'license.issued'
        | 'license.amended'
        | 'license.revoked'
        | 'license.expiring'
        | 'license.expired'
        | 'appeal.decided'
        | 'usage.quota_warning'
        | 'endpoint.failing'
        | 'endpoint.disabled'
        | 'endpoint.test';
      /**
       * @description ID of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description `pending`: not delivered yet. `delivered`: a 2xx response. `dead`: no more attempts.
       * @example delivered
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
      /**
       * Format: date-time
       * @description When the delivery was created.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the next attempt is due. Present while the delivery is pending.
       * @example 2026-03-02T14:05:12.481Z
       */
      nextAttemptAt?: string;
      /**
       * Format: date-time
       * @description When the event was delivered, or when the delivery became `dead`.
       * @example 2026-03-02T14:05:12.481Z
       */
      endedAt?: string;
      /** @description The last twenty attempts, the oldest first. */
      attempts: components['schemas']['DeliveryAttempt'][];
      /**
       * @description Host of the URL of the endpoint. Absent once the endpoint was removed.
       * @example hooks.acme.example
       */
      host?: string;
    };
    /** @description Another of your endpoints was disabled. */
    EndpointDisabledEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'endpoint.disabled';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
        /**
         * @description URL of the endpoint.
         * @example https://acme.example/events
         */
        url: string;
        /**
         * @description Reason why the endpoint was disabled.
         * @enum {string}
         */
        reason: 'owner' | 'gone' | 'failing';
        /**
         * Format: date-time
         * @description When the endpoint was disabled.
         * @example 2026-03-02T14:05:12.481Z
         */
        disabledAt: string;
      };
    };
    /** @description Another of your endpoints has been failing for a day. */
    EndpointFailingEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'endpoint.failing';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
        /**
         * @description URL of the endpoint.
         * @example https://acme.example/events
         */
        url: string;
        /**
         * Format: date-time
         * @description When the failures began.
         * @example 2026-03-02T14:05:12.481Z
         */
        failingSince: string;
      };
    };
    /** @description You requested a test event. */
    EndpointTestEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'endpoint.test';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
        /**
         * @description URL of the endpoint.
         * @example https://acme.example/events
         */
        url: string;
      };
    };
    /**
     * @description Rows to enrich.
     * @example {
     *       "rows": [
     *         {
     *           "rowId": "1",
     *           "isrc": "DEA622600417"
     *         },
     *         {
     *           "rowId": "2",
     *           "title": "Harbour Lights",
     *           "artist": "Nord Quartet"
     *         },
     *         {
     *           "rowId": "3",
     *           "audioUrl": "https://media.acme.example/clips/intro.mp3"
     *         }
     *       ]
     *     }
     */
    EnrichDto: {
      /** @description Rows to enrich, at most 100. Optional if you send files. */
      rows?: components['schemas']['EnrichRowDto'][];
    };
    /** @description The result of a row. Fields other than `rowId` and `status` are present if they are known. */
    EnrichResult: {
      /**
       * @description Your ID of the row.
       * @example 1
       */
      rowId: string;
      /**
       * @description `matched`: a catalog track. `analyzed`: the audio was analyzed. `failed`: see `error`.
       * @example analyzed
       * @enum {string}
       */
      status: 'matched' | 'analyzed' | 'failed';
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId?: string;
      /**
       * @description The field that matched the track.
       * @example isrc
       * @enum {string}
       */
      matchedBy?: 'trackId' | 'isrc' | 'titleAndArtist';
      /**
       * @description Length in milliseconds.
       * @example 184000
       */
      durationMs?: number;
      /**
       * @description Integrated loudness (ITU-R BS.1770).
       * @example -14.2
       */
      loudnessLufs?: number;
      bpm?: components['schemas']['EnrichedBpm'];
      key?: components['schemas']['EnrichedKey'];
      mood?: components['schemas']['EnrichedMood'];
      /** @description A vector of `model.dimensions` numbers with length 1. Null if it is not known, or if the rights holder of the track reserves data mining. */
      embedding?: number[] | null;
      /**
       * @description Reason why the value is null. `watermarked`: the audio is one of our previews. Send the licensed file instead.
       * @example no_beat
       * @enum {string}
       */
      embeddingReason?:
        | 'too_short'
        | 'no_beat'
        | 'no_tonal_center'
        | 'silent'
        | 'not_analyzed'
        | 'data_mining_not_allowed'
        | 'watermarked';
      error?: components['schemas']['EnrichRowError'];
    };
    /**
     * @description A row to enrich.
     * @example {
     *       "rowId": "1",
     *       "isrc": "DEA622600417"
     *     }
     */
    EnrichRowDto: {
      /**
       * @description Your ID of the row, unique within the request.
       * @example 1
       */
      rowId: string;
      /**
       * @description ID of a catalog track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId?: string;
      /**
       * @description ISRC of a catalog track, with or without hyphens. Used if `trackId` is absent or matches no track.
       * @example DEA622600417
       */
      isrc?: string;
      /**
       * @description Title of a catalog track, together with `artist`. Used if no ID matches.
       * @example Harbour Lights
       */
      title?: string;
      /**
       * @description One of the artists, or all of them as credited.
       * @example Nord Quartet
       */
      artist?: string;
      /**
       * @description URL of the audio, fetched if no catalog track matches. Must be https on a public address.
       * @example https://media.acme.example/clips/intro.mp3
       */
      audioUrl?: string;
      /**
       * @description The audio in base64, instead of `audioUrl`.
       * @example UklGRg==
       */
      audioBase64?: string;
    };
    /** @description The reason why a row failed. */
    EnrichRowError: {
      /**
       * @description Code of the error.
       * @example AUDIO_INVALID
       * @enum {string}
       */
      code:
        | 'INPUT_MISSING'
        | 'TRACK_NOT_FOUND'
        | 'AMBIGUOUS'
        | 'URL_NOT_ALLOWED'
        | 'UNREACHABLE'
        | 'TOO_LARGE'
        | 'AUDIO_INVALID'
        | 'UPLOAD_EXPIRED'
        | 'QUOTA_EXCEEDED';
      /** @description What is wrong, and what to do. */
      detail: string;
    };
    /** @description Tempo of a row. */
    EnrichedBpm: {
      /**
       * @description Tempo, in beats per minute.
       * @example 118
       */
      value: number | null;
      /**
       * @description Confidence from 0 to 1: 1 if the value is from the catalog, 0 if it is unknown.
       * @example 0.82
       */
      confidence: number;
      /** @description Other possible tempos of the same beat, the most likely first. */
      alternatives: {
        /**
         * @description Tempo, in beats per minute.
         * @example 59
         */
        value: number;
        /**
         * @description Confidence from 0 to 1: 1 if the value is from the catalog, 0 if it is unknown.
         * @example 0.82
         */
        confidence: number;
      }[];
      /**
       * @description Reason why the value is null. `watermarked`: the audio is one of our previews. Send the licensed file instead.
       * @example no_beat
       * @enum {string}
       */
      reason?:
        | 'too_short'
        | 'no_beat'
        | 'no_tonal_center'
        | 'silent'
        | 'not_analyzed'
        | 'data_mining_not_allowed'
        | 'watermarked';
    };
    /** @description Musical key of a row. */
    EnrichedKey: {
      /**
       * @description Tonic of the key.
       * @example A
       */
      tonic: ('C' | 'C#' | 'D' | 'Eb' | 'E' | 'F' | 'F#' | 'G' | 'Ab' | 'A' | 'Bb' | 'B') | null;
      /**
       * @description Major or minor.
       * @example minor
       */
      mode: ('major' | 'minor') | null;
      /**
       * @description Position on the Camelot wheel.
       * @example 8A
       */
      camelot: string | null;
      /**
       * @description Confidence from 0 to 1: 1 if the value is from the catalog, 0 if it is unknown.
       * @example 0.82
       */
      confidence: number;
      /**
       * @description Reason why the value is null. `watermarked`: the audio is one of our previews. Send the licensed file instead.
       * @example no_beat
       * @enum {string}
       */
      reason?:
        | 'too_short'
        | 'no_beat'
        | 'no_tonal_center'
        | 'silent'
        | 'not_analyzed'
        | 'data_mining_not_allowed'
        | 'watermarked';
    };
    /** @description Mood of a row. */
    EnrichedMood: {
      /**
       * @description Moods in the words of the catalog, the most likely first.
       * @example [
       *       "calm",
       *       "warm"
       *     ]
       */
      labels: string[];
      /**
       * @description From −1 (sad) to 1 (happy).
       * @example 0.2
       */
      valence: number | null;
      /**
       * @description From −1 (calm) to 1 (driving).
       * @example -0.4
       */
      arousal: number | null;
      /**
       * @description `catalog`: from the metadata of the track. `rules`: derived from the audio.
       * @example rules
       */
      method: ('catalog' | 'rules') | null;
      /**
       * @description Confidence from 0 to 1: 1 if the value is from the catalog, 0 if it is unknown.
       * @example 0.82
       */
      confidence: number;
      /**
       * @description Reason why the value is null. `watermarked`: the audio is one of our previews. Send the licensed file instead.
       * @example no_beat
       * @enum {string}
       */
      reason?:
        | 'too_short'
        | 'no_beat'
        | 'no_tonal_center'
        | 'silent'
        | 'not_analyzed'
        | 'data_mining_not_allowed'
        | 'watermarked';
    };
    /** @description An enrichment and its results so far. */
    Enrichment: {
      /**
       * @description ID of the enrichment.
       * @example enr_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      enrichmentId: string;
      /**
       * @description `done` if every row has a result.
       * @example done
       * @enum {string}
       */
      status: 'running' | 'done';
      /** @description Progress of the enrichment. */
      progress: {
        /**
         * @description Number of rows with a result.
         * @example 3
         */
        done: number;
        /**
         * @description Number of rows.
         * @example 3
         */
        total: number;
      };
      /**
       * Format: date-time
       * @description When the enrichment was created.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the enrichment is deleted.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
      /** @description The model of the embeddings. */
      model: {
        /**
         * @description Name of the model.
         * @example timbre-rhythm-harmony
         */
        name: string;
        /**
         * @description Version of the model. Compare only embeddings of the same model and version.
         * @example 1
         */
        version: string;
        /**
         * @description Number of dimensions of an embedding.
         * @example 124
         */
        dimensions: number;
      };
      /** @description Results of the finished rows, in the order of the request. */
      results: components['schemas']['EnrichResult'][];
    };
    /** @description The decision that caused the event. The moderation status of the track has its complete statement of reasons. */
    EventDecision: {
      /**
       * @description ID of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description `take_down`: in all territories. `restrict`: in some territories. `reinstate`: ends a takedown or a restriction.
       * @example take_down
       * @enum {string}
       */
      action: 'take_down' | 'restrict' | 'reinstate';
      /**
       * @description The ground of the statement of reasons.
       * @example rights_claim
       * @enum {string}
       */
      ground:
        | 'meets_requirements'
        | 'metadata'
        | 'audio_quality'
        | 'content_policy'
        | 'rights_claim'
        | 'rights_conflict'
        | 'rights_holder_request'
        | 'legal_order'
        | 'fraud'
        | 'appeal_upheld_facts'
        | 'other';
      /**
       * @description Reason for a takedown or a restriction. `disputed` puts published content on hold; `infringing` and `legal` require its removal.
       * @example infringing
       * @enum {string}
       */
      reason?: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
      /**
       * @description Territories to which the decision applies. Absent: all territories.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
    };
    /** @description A file attached to an appeal. Only the appellant and staff can see it. */
    Evidence: {
      /**
       * @description ID of the file.
       * @example evd_01JB2M6X8KJ3K4M5N6P7Q8R9S0
       */
      evidenceId: string;
      /**
       * @description The file name, without characters that file systems reject, and with the extension of its content type.
       * @example split-sheet.pdf
       */
      name: string;
      /**
       * @description Media type, detected from the content.
       * @example application/pdf
       * @enum {string}
       */
      mediaType:
        | 'application/pdf'
        | 'image/png'
        | 'image/jpeg'
        | 'text/plain'
        | 'audio/wav'
        | 'audio/flac'
        | 'audio/mpeg';
      /**
       * @description Size of the file in bytes.
       * @example 48213
       */
      sizeBytes: number;
      /**
       * @description SHA-256 of the file, in hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256: string;
      /**
       * Format: date-time
       * @description When the file was attached.
       * @example 2026-03-02T14:05:12.481Z
       */
      uploadedAt: string;
    };
    /** @description The files of an appeal. */
    EvidenceList: {
      /** @description Files, the oldest first. */
      data: components['schemas']['Evidence'][];
    };
    /** @description A track of your account with the confirmations of its shares. */
    ExportedTrack: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Your own ID of the track, from a delivery. Absent if it has none.
       * @example NL-0001
       */
      externalId?: string;
      /**
       * @description `draft`: never submitted. `pending_review`: is waiting for our review. `changes_requested`: make the changes that `decision` describes and submit the track again. `rejected` and `taken_down` can be appealed.
       * @example changes_requested
       * @enum {string}
       */
      status: 'draft' | 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
      /**
       * @description Whether you have changed these fields since you submitted the track, or have never submitted it.
       * @example false
       */
      hasUnsubmittedChanges: boolean;
      /**
       * Format: date-time
       * @description When you last submitted the track. A revision that is not approved has its own time.
       * @example 2026-03-01T09:30:00.000Z
       */
      submittedAt?: string;
      /**
       * Format: date-time
       * @description When the track was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When you last changed the track.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * @description Title of the track.
       * @example Harbour Lights
       */
      title?: string;
      /**
       * @description Version of the title, such as `Instrumental`.
       * @example Instrumental
       */
      version?: string;
      /** @description Credited artists. */
      artists?: {
        /**
         * @description ID of the artist profile.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId?: string;
        /**
         * @description Name of another artist.
         * @example Juno Vale
         */
        name?: string;
        /**
         * @description Role of the artist.
         * @example main
         * @enum {string}
         */
        role: 'main' | 'featured' | 'remixer';
      }[];
      /**
       * @description ISRC of the recording, with or without hyphens.
       * @example DEA622600417
       */
      isrc?: string;
      /**
       * @description ISWC of the work, with or without separators.
       * @example T0345246801
       */
      iswc?: string;
      /**
       * Format: date
       * @description Release date.
       * @example 2026-03-01
       */
      releaseDate?: string;
      /**
       * @description Tempo in beats per minute. Measured if absent.
       * @example 112
       */
      bpm?: number;
      /** @description Key. Measured if absent. */
      key?: {
        /**
         * @description Tonic of the key.
         * @example A
         * @enum {string}
         */
        tonic: 'C' | 'C#' | 'D' | 'Eb' | 'E' | 'F' | 'F#' | 'G' | 'Ab' | 'A' | 'Bb' | 'B';
        /**
         * @description Major or minor.
         * @example minor
         * @enum {string}
         */
        mode: 'major' | 'minor';
      };
      /**
       * @description Genres. They are stored in lowercase, each once.
       * @example [
       *       "electronic"
       *     ]
       */
      genres?: string[];
      /**
       * @description Moods. Determined from the recording if absent. They are stored in lowercase, each once.
       * @example [
       *       "calm",
       *       "warm"
       *     ]
       */
      moods?: string[];
      /**
       * @description Instruments. They are stored in lowercase, each once.
       * @example [
       *       "piano",
       *       "synth"
       *     ]
       */
      instruments?: string[];
      /**
       * @description Keywords for search. They are stored in lowercase, each once.
       * @example [
       *       "night",
       *       "city"
       *     ]
       */
      keywords?: string[];
      /**
       * @description Energy, from 0 (calm) to 1 (driving). Determined from the recording if absent.
       * @example 0.42
       */
      energy?: number;
      /**
       * @description Kind of vocals.
       * @example instrumental
       * @enum {string}
       */
      vocals?: 'instrumental' | 'male' | 'female' | 'mixed' | 'choir';
      /**
       * @description Language of the lyrics (BCP 47).
       * @example en
       */
      language?: string;
      /**
       * @description Whether the lyrics are explicit.
       * @example clean
       * @enum {string}
       */
      explicitness?: 'explicit' | 'clean' | 'unknown';
      rights?: components['schemas']['PartyShares'];
      /**
       * @description Phonogram notice.
       * @example ℗ 2026 Nordlicht Records
       */
      pLine?: string;
      /**
       * @description Copyright notice.
       * @example © 2026 Nordlicht Publishing
       */
      cLine?: string;
      /** @description Territories in which the track can be licensed. Absent: all. */
      territories?: {
        /**
         * @description Included territories.
         * @example [
         *       "WORLD"
         *     ]
         */
        include: string[];
        /**
         * @description Excluded countries.
         * @example [
         *       "US"
         *     ]
         */
        exclude: string[];
      };
      /** @description Disclosure of the use of AI in the track. */
      aiDisclosure?: {
        /**
         * @description Extent to which AI generated the vocals.
         * @example none
         * @enum {string}
         */
        vocals: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the instruments.
         * @example none
         * @enum {string}
         */
        instruments: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the composition.
         * @example none
         * @enum {string}
         */
        composition: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the lyrics.
         * @example none
         * @enum {string}
         */
        lyrics: 'none' | 'partial' | 'full';
      };
      /** @description Consents to data mining and AI. Absent: none. */
      tdm?: {
        /**
         * @description Text and data mining.
         * @example notAllowed
         * @enum {string}
         */
        dataMining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Use as input to a model.
         * @example notAllowed
         * @enum {string}
         */
        aiInference: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiTraining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of generative AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiGenerativeTraining: 'allowed' | 'notAllowed' | 'constrained';
      };
      /** @description Stems of the track; [their list](/reference/operations/listOwnStems) has their states. Absent if there are none. */
      stems?: {
        /**
         * @description ID of the stem.
         * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
         */
        stemId: string;
        /**
         * @description Category of the stem.
         * @example drums
         * @enum {string}
         */
        category: 'drums' | 'bass' | 'harmony' | 'melody' | 'vocals' | 'percussion' | 'fx' | 'other';
        /**
         * @description Name of the stem.
         * @example Drums
         */
        name: string;
      }[];
      /** @description Artwork. Absent if there is none. */
      artwork?: components['schemas']['Image'];
      recording?: components['schemas']['OwnRecording'];
      decision?: components['schemas']['AdverseDecision'];
      revision?: components['schemas']['OwnRevision'];
      /** @description Our latest 50 decisions about revisions of the track, newest first, also about revisions that you have withdrawn since. Absent if there are none. */
      revisionDecisions?: components['schemas']['RevisionDecision'][];
      /** @description The shares of the approved track and the earlier ones, the oldest first. A revision with other shares adds those from its approval. Present once the track is approved. */
      splits?: components['schemas']['Splits'][];
      /** @description The parties with shares in the track, and their answers. */
      confirmations: components['schemas']['PartyConfirmation'][];
    };
    /** @description A fee of a license, or its credit. */
    Fee: {
      /**
       * @description ID of the fee.
       * @example fee_01K9G7Q4M2X8Z3V5B6N7C8D9E0
       */
      feeId: string;
      /**
       * @description `license`: the fee of a new license. `amendment`: that of an amendment. `credit`: what was charged for a license that was revoked as issued in error; its amount is negative.
       * @example license
       * @enum {string}
       */
      kind: 'license' | 'amendment' | 'credit';
      /**
       * @description ID of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId: string;
      /**
       * @description Version of the license that the fee is for.
       * @example 1
       */
      version: number;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Title of the track, with its version. Absent if you may not see the track.
       * @example Slow Harbour
       */
      title?: string;
      /**
       * @description Names of the artists of the track. Absent if you may not see the track.
       * @example [
       *       "Finch & Co"
       *     ]
       */
      artists?: string[];
      /** @description Cover of the track now. Absent if there is none, or if you may not see it. */
      artwork?: components['schemas']['Image'];
      /**
       * @description Amount, with tax; negative for a credit, in minor units of the currency.
       * @example 4900
       */
      amount: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description When the license was issued, amended or credited.
       * @example 2026-03-02T14:05:12.481Z
       */
      at: string;
    };
    /** @description A page of the fees of a platform. */
    FeePage: {
      /** @description Fees and credits. */
      data: components['schemas']['Fee'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A payment of a fee invoice. */
    FeePayment: {
      /**
       * @description ID of the payment.
       * @example fpy_01K9G7Q4M2X8Z3V5B6N7C8D9E0
       */
      paymentId: string;
      /**
       * @description Amount of the payment, in minor units of the currency.
       * @example 6800
       */
      amount: number;
      /**
       * Format: date
       * @description The day on which the bank has booked it.
       * @example 2026-03-01
       */
      receivedOn: string;
      /**
       * @description How the statement of the bank names the payment.
       * @example LF-2026-000001
       */
      reference: string;
      /** @description Who has recorded it, and when. */
      recorded: {
        /**
         * @description ID of the member of staff.
         * @example stf_01K9G7Q4M2X8Z3V5B6N7C8D9E0
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /** @description Present if it was reversed: it does not count. */
      reversed?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01K9G7Q4M2X8Z3V5B6N7C8D9E0
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
        /**
         * @description Why it was reversed.
         * @example returned
         * @enum {string}
         */
        reason: 'entry_error' | 'returned';
      };
    };
    /** @description One error in a request. */
    FieldError: {
      /** @enum {string} */
      in: 'body' | 'query' | 'path' | 'header';
      /** @description JSON pointer (RFC 6901) into the body, or the name of the parameter or header. */
      pointer: string;
      /** @description Stable code of the error, in snake_case. */
      code: string;
      detail: string;
    };
    /** @description Royalties of a track that no party received when the period was closed. */
    HeldRoyalties: {
      /**
       * @description ID of the royalty period.
       * @example per_01KJKB3Q00M4MH000000000000
       */
      periodId: string;
      /**
       * @description The month, in UTC.
       * @example 2026-03
       */
      month: string;
      /**
       * @description `test`: sandbox and test money, which is never paid out.
       * @example live
       * @enum {string}
       */
      mode: 'live' | 'test';
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Title of the track, with its version. Absent if you may not see the track.
       * @example Slow Harbour
       */
      title?: string;
      /**
       * @description Names of the artists of the track. Absent if you may not see the track.
       * @example [
       *       "Finch & Co"
       *     ]
       */
      artists?: string[];
      /** @description Cover of the track now. Absent if there is none, or if you may not see it. */
      artwork?: components['schemas']['Image'];
      /** @description Held amounts by reason. */
      amounts: {
        /**
         * @description Why the amount is held. `unclaimed`: no party has the shares. `contested`: a party disputed its shares, or the track was taken down with the reason disputed, infringing or legal.
         * @example unclaimed
         * @enum {string}
         */
        kind: 'unclaimed' | 'contested';
        /**
         * @description Held amount, in minor units of the currency.
         * @example 1200
         */
        amount: number;
        /**
         * @description Held amount before rounding, in major units of the currency.
         * @example 12.000000
         */
        exact: string;
        /**
         * @description Sides of the rights that the amount is for.
         * @example [
         *       "master"
         *     ]
         */
        sides: ('master' | 'publishing')[];
      }[];
    };
    /** @description A page of the held royalties of a period. */
    HeldRoyaltiesPage: {
      /** @description Held royalties by track. */
      data: components['schemas']['HeldRoyalties'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The origin of a recording. */
    IdentifiedRecording: {
      /**
       * @description `identified`: the mark belongs to `license`. `unknown_mark`: the recording has a mark that belongs to no license of this service. `unmarked`: no mark was found.
       * @example identified
       * @enum {string}
       */
      outcome: 'identified' | 'unknown_mark' | 'unmarked';
      license?: components['schemas']['License'];
      /**
       * @description Confidence, in standard deviations from chance.
       * @example 11.4
       */
      confidence?: number;
    };
    /**
     * @description A recording to identify.
     * @example {
     *       "audioBase64": "UklGRiQAAABXQVZF"
     *     }
     */
    IdentifyRecordingDto: {
      /**
       * @description The recording in base64, unless you send it as the part `recording`.
       * @example UklGRiQAAABXQVZF
       */
      audioBase64?: string;
    };
    /** @description An image: upright, in sRGB, without transparency and metadata. */
    Image: {
      /**
       * @description ID of the image.
       * @example img_01JB2M6X8KC7D8E9F0G1H2J3K4
       */
      imageId: string;
      /**
       * @description Width of the original in pixels.
       * @example 3000
       */
      width: number;
      /**
       * @description Height of the original in pixels.
       * @example 3000
       */
      height: number;
      /** @description The image in sizes by the pixels of its longest side, and as large as it was uploaded. A size that is larger than the image is the original. */
      variants: {
        64: components['schemas']['ImageVariant'];
        300: components['schemas']['ImageVariant'];
        640: components['schemas']['ImageVariant'];
        1500: components['schemas']['ImageVariant'];
        original: components['schemas']['ImageVariant'];
      };
    };
    /** @description Where to send the bytes of an image. */
    ImageUpload: {
      /**
       * @description ID of the upload.
       * @example imu_01JB2M6X8KD8E9F0G1H2J3K4M5
       */
      uploadId: string;
      /** @description The request that sends the bytes. */
      upload: {
        /**
         * @description Method of the request.
         * @constant
         */
        method: 'PUT';
        /**
         * Format: uri
         * @description URL for the bytes. It works without a credential until it expires: do not publish it.
         */
        url: string;
        /**
         * @description Headers that the request must have, besides a `Content-Length` that equals `sizeBytes`: clients that send a whole file or buffer add it themselves.
         * @example {
         *       "Content-Type": "image/png"
         *     }
         */
        headers: {
          [key: string]: string;
        };
        /**
         * Format: date-time
         * @description When the URL expires.
         * @example 2026-03-02T14:05:12.481Z
         */
        expiresAt: string;
      };
    };
    /** @description The confirmation of an upload. */
    ImageUploadConfirmDto: {
      /**
       * @description SHA-256 of the file, in hex. If you send it, the upload is confirmed only if it has these bytes.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256?: string;
    };
    /** @description A cover or artwork to upload. */
    ImageUploadInitDto: {
      /**
       * @description What the image is for.
       * @example album_cover
       * @enum {string}
       */
      purpose: 'album_cover' | 'track_artwork';
      /**
       * @description Name of the file, for display.
       * @example cover.png
       */
      fileName: string;
      /**
       * @description Media type of the file. The content decides.
       * @example image/png
       * @enum {string}
       */
      contentType: 'image/jpeg' | 'image/png' | 'image/webp';
      /**
       * @description Size of the file in bytes.
       * @example 1482113
       */
      sizeBytes: number;
      /**
       * @description SHA-256 of the file, in hex. If you send it, other bytes are rejected.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256?: string;
    };
    /** @description One size of an image, in two formats. */
    ImageVariant: {
      /**
       * @description Width in pixels.
       * @example 300
       */
      width: number;
      /**
       * @description Height in pixels.
       * @example 300
       */
      height: number;
      /**
       * Format: uri
       * @description URL of the WebP file. It never changes its content, so that it can be cached forever.
       * @example https://api.example.com/images/img_01JB2M6X8KC7D8E9F0G1H2J3K4/300-3f2a9c1e7b60d418.webp
       */
      webp: string;
      /**
       * Format: uri
       * @description URL of the JPEG file. It never changes its content, so that it can be cached forever.
       * @example https://api.example.com/images/img_01JB2M6X8KC7D8E9F0G1H2J3K4/300-3f2a9c1e7b60d418.webp
       */
      jpeg: string;
    };
    /** @description A content item, by your events. */
    InboundContent: {
      /**
       * @description Your ID of the content item. Case-sensitive.
       * @example video-20931
       */
      contentId: string;
      /**
       * @description The latest state, by the timestamps of your events.
       * @example published
       * @enum {string}
       */
      state: 'published' | 'deleted';
      /**
       * Format: date-time
       * @description Timestamp of the latest event: `publishedAt` or `deletedAt`.
       * @example 2026-03-02T14:05:12.481Z
       */
      changedAt: string;
      /**
       * @description The kind of content that uses the track.
       * @example ugc_video
       * @enum {string}
       */
      contentType?:
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other';
      /**
       * @description Territories in which the content is shown, if the event names them.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
      /** @description Tracks of the latest publication. Empty for deleted content. */
      tracks: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /** @description Segments of the content in which the track plays. Empty if the event names none. */
        segments: {
          /**
           * @description Position in the content at which the track begins, in milliseconds.
           * @example 0
           */
          startMs?: number;
          /**
           * @description Position in the content at which the track ends, in milliseconds.
           * @example 30000
           */
          endMs?: number;
          /**
           * @description How the content uses the track in this segment. Cue sheets show it.
           * @example background
           * @enum {string}
           */
          use?: 'background' | 'featured' | 'theme' | 'main_title' | 'end_title' | 'logo';
        }[];
        /**
         * @description ID of the active license for the track in this content.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
      }[];
    };
    /** @description An event about your content. */
    InboundEvent:
      | ({
          /**
           * @description Your ID of the event. Not used.
           * @example evt_2Lh9K
           */
          id?: string;
          /**
           * Format: date-time
           * @description When you sent the event. Not used: the timestamps in `data` order the events.
           * @example 2026-03-02T14:05:12.481Z
           */
          timestamp?: string;
          /**
           * @description The content was published or changed.
           * @constant
           */
          type: 'content.published';
          /** @description The current state of the content. */
          data: {
            /**
             * @description Your ID of the content item. Case-sensitive.
             * @example video-20931
             */
            contentId: string;
            /**
             * @description The kind of content that uses the track.
             * @example ugc_video
             * @enum {string}
             */
            contentType?:
              | 'ugc_video'
              | 'short_video'
              | 'livestream'
              | 'podcast_episode'
              | 'advertisement'
              | 'film'
              | 'series_episode'
              | 'game'
              | 'corporate'
              | 'elearning'
              | 'other';
            /**
             * @description URL of the content.
             * @example https://acme.example/v/20931
             */
            url?: string;
            /**
             * Format: date-time
             * @description When it happened, by your clock. Orders the events of a content item.
             * @example 2026-03-02T14:05:12.481Z
             */
            publishedAt: string;
            /**
             * @description Territories in which the content is shown.
             * @example [
             *       "DE",
             *       "AT",
             *       "CH"
             *     ]
             */
            territories?: string[];
            /** @description All tracks in the content. Send the complete list with every event. */
            tracks: ({
              /**
               * @description ID of the track.
               * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
               */
              trackId: string;
              /**
               * @description Position in the content at which the track begins, in milliseconds.
               * @example 0
               */
              startMs?: number;
              /**
               * @description Position in the content at which the track ends, in milliseconds. Must not be before `startMs`.
               * @example 30000
               */
              endMs?: number;
              /**
               * @description How the content uses the track in this segment. Cue sheets show it.
               * @example background
               * @enum {string}
               */
              use?: 'background' | 'featured' | 'theme' | 'main_title' | 'end_title' | 'logo';
            } & {
              [key: string]: unknown;
            })[];
          } & {
            [key: string]: unknown;
          };
        } & {
          [key: string]: unknown;
        })
      | ({
          /**
           * @description Your ID of the event. Not used.
           * @example evt_2Lh9K
           */
          id?: string;
          /**
           * Format: date-time
           * @description When you sent the event. Not used: the timestamps in `data` order the events.
           * @example 2026-03-02T14:05:12.481Z
           */
          timestamp?: string;
          /**
           * @description The content was deleted.
           * @constant
           */
          type: 'content.deleted';
          /** @description The deleted content. */
          data: {
            /**
             * @description Your ID of the content item. Case-sensitive.
             * @example video-20931
             */
            contentId: string;
            /**
             * Format: date-time
             * @description When it happened, by your clock. Orders the events of a content item.
             * @example 2026-03-02T14:05:12.481Z
             */
            deletedAt: string;
          } & {
            [key: string]: unknown;
          };
        } & {
          [key: string]: unknown;
        });
    /** @description The result of an event. */
    InboundOutcome: {
      /**
       * @description Your ID of the content item. Case-sensitive.
       * @example video-20931
       */
      contentId: string;
      /**
       * @description `applied`: the event was processed. `superseded`: a newer event of the content was received before. A superseded deletion still revokes licenses issued earlier with the API for tracks that the content no longer has; otherwise a superseded event changes nothing.
       * @example applied
       * @enum {string}
       */
      outcome: 'applied' | 'superseded';
      /** @description Results by track. */
      results: components['schemas']['InboundTrackOutcome'][];
    };
    /** @description What your events do. */
    InboundPolicy: {
      /**
       * @description Issues licenses for published content automatically.
       * @example true
       */
      autoLicense: boolean;
      /**
       * @description When content is deleted, also revokes its licenses that were issued with the API, not only those issued by events.
       * @example true
       */
      revokeOnDelete: boolean;
    };
    /** @description Settings for the events that you send to us. */
    InboundSettings: {
      policy: components['schemas']['InboundPolicy'];
      /** @description Valid secrets. If there are none, events are rejected until you create one. The secrets themselves are not shown. */
      secrets: {
        /**
         * Format: date-time
         * @description When it was created.
         * @example 2026-03-01T09:30:00.000Z
         */
        createdAt: string;
        /**
         * Format: date-time
         * @description When the secret expires. Present if a newer secret replaced it.
         * @example 2026-03-02T14:05:12.481Z
         */
        endsAt?: string;
      }[];
      /**
       * Format: uri
       * @description URL to which you send your events.
       */
      url: string;
    };
    /** @description Settings for the events that you send to us, with a new secret. */
    InboundSettingsWithSecret: {
      policy: components['schemas']['InboundPolicy'];
      /** @description Valid secrets. If there are none, events are rejected until you create one. The secrets themselves are not shown. */
      secrets: {
        /**
         * Format: date-time
         * @description When it was created.
         * @example 2026-03-01T09:30:00.000Z
         */
        createdAt: string;
        /**
         * Format: date-time
         * @description When the secret expires. Present if a newer secret replaced it.
         * @example 2026-03-02T14:05:12.481Z
         */
        endsAt?: string;
      }[];
      /**
       * Format: uri
       * @description URL to which you send your events.
       */
      url: string;
      /**
       * @description Secret to sign your events with. Shown only once.
       * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
       */
      secret: string;
    };
    /** @description The result of an event for a track. */
    InboundTrackOutcome: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description `licensed`: a license was issued. `existing`: you already have an active license. `rejected`: a clause does not allow the license, and sending the event again has the same result. `revoked`: the license was revoked. `skipped`: your policy does not license content automatically.
       * @example licensed
       * @enum {string}
       */
      outcome: 'licensed' | 'existing' | 'rejected' | 'revoked' | 'skipped';
      /**
       * @description ID of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId?: string;
      /**
       * @description Whether the existing license covers the published content. Present with `existing`.
       * @example true
       */
      covers?: boolean;
      /** @description Reasons why the license does not cover the request. Present if `covers` is false. */
      differences?: {
        /**
         * @description The field that differs.
         * @example territories
         * @enum {string}
         */
        field: 'status' | 'licensee' | 'contentType' | 'territories' | 'validUntil' | 'compliance';
        /**
         * @description The difference in words.
         * @example The license does not cover US.
         */
        detail: string;
      }[];
      /**
       * @description Code of the error that `POST /licenses` would return.
       * @enum {string}
       */
      code?:
        | 'VALIDATION_FAILED'
        | 'MALFORMED_JSON'
        | 'CURSOR_INVALID'
        | 'INVALID_SCOPE'
        | 'TOKEN_MISSING'
        | 'TOKEN_INVALID'
        | 'TOKEN_EXPIRED'
        | 'INVALID_CLIENT'
        | 'SIGN_IN_FAILED'
        | 'TOTP_REQUIRED'
        | 'PAYMENT_REQUIRED'
        | 'IP_NOT_ALLOWED'
        | 'SCOPE_MISSING'
        | 'CSRF_TOKEN_INVALID'
        | 'REAUTHENTICATION_FAILED'
        | 'ROLE_MISSING'
        | 'READ_ONLY_SESSION'
        | 'ENTITLEMENT_REQUIRED'
        | 'PLATFORM_MISMATCH'
        | 'PLATFORM_SUSPENDED'
        | 'LICENSE_NOT_ACTIVE'
        | 'LICENSE_TRACK_MISMATCH'
        | 'NOT_FOUND'
        | 'TRACK_NOT_FOUND'
        | 'LICENSE_NOT_FOUND'
        | 'PLATFORM_NOT_FOUND'
        | 'METHOD_NOT_ALLOWED'
        | 'NOT_ACCEPTABLE'
        | 'REQUEST_TIMEOUT'
        | 'SLUG_TAKEN'
        | 'APPEAL_OPEN'
        | 'PERIOD_CLOSED'
        | 'STATE_CONFLICT'
        | 'IDEMPOTENCY_IN_PROGRESS'
        | 'TRACK_TAKEN_DOWN'
        | 'CURSOR_EXPIRED'
        | 'VERSION_CONFLICT'
        | 'PROTOCOL_VERSION_UNSUPPORTED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'RANGE_NOT_SATISFIABLE'
        | 'IDEMPOTENCY_MISMATCH'
        | 'TRACK_NOT_LICENSABLE'
        | 'TERRITORY_NOT_CLEARED'
        | 'CONTENT_TYPE_NOT_CLEARED'
        | 'AUDIO_INVALID'
        | 'PRECONDITION_REQUIRED'
        | 'RATE_LIMITED'
        | 'QUOTA_EXCEEDED'
        | 'HEADERS_TOO_LARGE'
        | 'CHECKSUM_MISMATCH'
        | 'INTERNAL'
        | 'UNAVAILABLE';
      /**
       * @description The clause that does not allow the license.
       * @example terms.contentTypes
       */
      clause?: string;
      /** @description Price of a license. Present with `PAYMENT_REQUIRED`. */
      price?: components['schemas']['Money'];
      /** @description Description of the reason. */
      detail?: string;
    };
    /** @description A master to upload. */
    InitiateUploadDto: {
      /**
       * @description The profile whose recording it is. Required without `trackId` if your account has several profiles.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId?: string;
      /**
       * @description ID of the track that this recording belongs to. The latest processed recording is used. If absent, we create a track with the title and ISRC of the upload.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId?: string;
      /**
       * @description Name of the file, for display.
       * @example night-drive.wav
       */
      fileName: string;
      /**
       * @description Media type of the file. The content decides.
       * @example audio/wav
       * @enum {string}
       */
      contentType:
        'audio/wav' | 'audio/x-wav' | 'audio/wave' | 'audio/vnd.wave' | 'audio/flac' | 'audio/x-flac';
      /**
       * @description Size of the file in bytes.
       * @example 52920044
       */
      sizeBytes: number;
      /**
       * @description SHA-256 of the file, in hex. The upload fails with `CHECKSUM_MISMATCH` if the received file has another.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256?: string;
      /**
       * @description Title of the recording.
       * @example Night Drive
       */
      title?: string;
      /**
       * @description ISRC of the recording, with or without hyphens.
       * @example DEA622600417
       */
      isrc?: string;
    };
    /** @description An invalid certificate. */
    InvalidCertificate: {
      /**
       * @description We did not sign this certificate, or it was changed.
       * @constant
       */
      genuine: false;
      /**
       * @description An invalid certificate proves no license.
       * @constant
       */
      inForce: false;
    };
    /** @description An artist or label to invite. */
    InviteArtistDto: {
      /**
       * Format: email
       * @description An email address.
       * @example mara@label.example
       */
      email: string;
      /**
       * @description Language of the email. Default: English.
       * @example de
       * @enum {string}
       */
      language?: 'en' | 'de' | 'fr' | 'es';
    };
    /** @description A person to invite to a label. */
    InviteArtistMemberDto: {
      /**
       * Format: email
       * @description An email address.
       * @example mara@label.example
       */
      email: string;
      /**
       * @description `owner`: everything, including members. `editor`: profiles and tracks, without payout details. `finance`: payout details, without edits of profiles and tracks.
       * @example editor
       * @enum {string}
       */
      role: 'owner' | 'editor' | 'finance';
      /**
       * @description Language of emails to the member. Default: English.
       * @example de
       * @enum {string}
       */
      language?: 'en' | 'de' | 'fr' | 'es';
    };
    /**
     * @description A person to invite.
     * @example {
     *       "email": "kim@acme.example",
     *       "role": "developer"
     *     }
     */
    InviteMemberDto: {
      /**
       * Format: email
       * @description The address to invite.
       * @example kim@acme.example
       */
      email: string;
      /**
       * @description Name of the member.
       * @example Kim Park
       */
      name?: string;
      /**
       * @description `owner`: everything, including members. `developer`: licenses, credentials and webhooks. `finance`: plan, payments and invoices. `viewer`: read access only.
       * @example developer
       * @enum {string}
       */
      role: 'owner' | 'developer' | 'finance' | 'viewer';
      /**
       * @description Language of emails to the member, until the member chooses another one. Default: that of the platform.
       * @example de
       * @enum {string}
       */
      language?: 'en' | 'de' | 'fr' | 'es';
    };
    /** @description A person to invite. */
    InviteStaffDto: {
      /**
       * Format: email
       * @description An email address.
       * @example jo@label.example
       */
      email: string;
      /**
       * @description Name of the member.
       * @example Jo Park
       */
      name: string;
      /**
       * @description Roles. An admin has all permissions.
       * @example [
       *       "moderator"
       *     ]
       */
      roles: ('moderator' | 'rights' | 'finance' | 'admin')[];
    };
    /** @description A staff account with its invitation code. */
    InvitedStaffMember: {
      /**
       * @description ID of the member of staff.
       * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
       */
      staffId: string;
      /**
       * Format: email
       * @description An email address.
       * @example jo@label.example
       */
      email: string;
      /**
       * @description Name of the member.
       * @example Jo Park
       */
      name: string;
      /**
       * @description Roles. An admin has all permissions.
       * @example [
       *       "moderator"
       *     ]
       */
      roles: ('moderator' | 'rights' | 'finance' | 'admin')[];
      /**
       * @description Status of the account. Only active members can sign in; invited ones accept their invitation first.
       * @enum {string}
       */
      status: 'invited' | 'active' | 'disabled';
      /** @description Whether the sign-in requires a one-time code. */
      totp: boolean;
      /** @description Whether the account is linked to an identity at the OpenID provider. */
      oidc: boolean;
      /**
       * Format: date-time
       * @description When the invitation expires.
       * @example 2026-03-02T22:05:12.481Z
       */
      invitedUntil?: string;
      /**
       * Format: date-time
       * @description End of the lock after failed sign-ins. Present when admins list or retrieve a locked account.
       * @example 2026-03-02T22:05:12.481Z
       */
      lockedUntil?: string;
      /**
       * Format: date-time
       * @description When the account was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description Invitation code, which works once. Emailed, and shown only once; for an account that is already in use, it is only emailed.
       * @example sti_9sQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr
       */
      invitationCode?: string;
    };
    /** @description An invoice. */
    Invoice: {
      /**
       * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
       * @example in_1Pq
       */
      invoiceId: string;
      /**
       * @description What the invoice is for. `plan`: a tier or add-ons, invoiced by the payment provider. `fees`: license fees, invoiced by the service at the end of a month.
       * @example plan
       * @enum {string}
       */
      kind: 'plan' | 'fees';
      /**
       * @description Number of the invoice. Absent on invoices of the payment provider.
       * @example LF-2026-000001
       */
      number?: string;
      /**
       * @description ID of the checkout.
       * @example chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      checkoutId?: string;
      /**
       * @description Payment provider of the invoice; `service`, or `service_test` for sandbox platforms, if the service itself issued it. With `sandbox`, `stripe_test` and `service_test` no money moves.
       * @example stripe
       */
      provider: string;
      /**
       * @description Status of the invoice. `open`: issued and not paid yet. `unpaid`: a payment failed, and none has succeeded. `refunded`: refunded in full. `disputed`: the payer’s bank disputes the payment. `charged_back`: the bank reclaimed it.
       * @example paid
       * @enum {string}
       */
      status: 'open' | 'paid' | 'unpaid' | 'refunded' | 'disputed' | 'charged_back';
      /**
       * @description Total, in minor units of the currency. Negative for a credit.
       * @example 6800
       */
      amount: number;
      /**
       * @description Refunded amount, in minor units of the currency.
       * @example 6800
       */
      refunded: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description Start of the billed period.
       * @example 2026-03-01T09:30:00.000Z
       */
      periodStart?: string;
      /**
       * Format: date-time
       * @description End of the billed period.
       * @example 2027-03-02T14:05:12.481Z
       */
      periodEnd?: string;
      /**
       * Format: date-time
       * @description When a fee invoice was issued, also once it is paid; when a `plan` invoice was paid, refunded or disputed, or when its payment first failed.
       * @example 2026-03-02T14:05:12.481Z
       */
      settledAt: string;
      /**
       * @description What was paid of a fee invoice, in minor units of the currency.
       * @example 6800
       */
      paid?: number;
      /**
       * Format: date-time
       * @description When a fee invoice is due. It is overdue from the end of that day (UTC).
       * @example 2027-03-02T14:05:12.481Z
       */
      dueAt?: string;
      /**
       * Format: uri
       * @description URL of the invoice.
       */
      url?: string;
    };
    /** @description Invoices of a platform. */
    InvoiceList: {
      /** @description Invoices, the newest first. */
      data: components['schemas']['Invoice'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description Sums of invoices by mode and currency. */
    InvoiceTotals: {
      /** @description Sums by mode and currency. */
      data: {
        /**
         * @description `test`: no money moved, because it was paid in the sandbox or in the test mode of the provider, or the platform is a sandbox platform.
         * @example live
         * @enum {string}
         */
        mode: 'live' | 'test';
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
        /**
         * @description Number of invoices.
         * @example 12
         */
        invoices: number;
        /**
         * @description Totals of all invoices, in minor units of the currency.
         * @example 81600
         */
        billed: number;
        /**
         * @description Totals of paid invoices, less refunds of them, and payments of open ones, in minor units of the currency.
         * @example 68000
         */
        received: number;
        /**
         * @description What is owed on invoices that are not paid yet, in minor units of the currency.
         * @example 0
         */
        open: number;
        /**
         * @description Totals of invoices whose payment failed, in minor units of the currency.
         * @example 6800
         */
        unpaid: number;
        /**
         * @description Amounts that were refunded, in full or in part, in minor units of the currency.
         * @example 6800
         */
        refunded: number;
        /**
         * @description Totals of invoices that are disputed or charged back, in minor units of the currency.
         * @example 0
         */
        disputed: number;
      }[];
      /**
       * @description Whether all matching invoices were read. If false, the sums cover only the latest ones, which were read.
       * @example true
       */
      complete: boolean;
    };
    /** @description The new license, or the existing active license for the same track and content item. */
    IssuedLicense: {
      /**
       * @description ID of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId: string;
      /**
       * @description `active`, `revoked` before its end, or `expired` at its end.
       * @example active
       * @enum {string}
       */
      status: 'active' | 'revoked' | 'expired';
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description Your ID of the content item. Case-sensitive.
       * @example video-20931
       */
      contentId: string;
      /**
       * @description The content type for which the license was issued.
       * @example ugc_video
       * @enum {string}
       */
      contentType:
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other';
      /**
       * @description All content types that the license covers.
       * @example [
       *       "ugc_video"
       *     ]
       */
      contentTypes: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories that the license covers.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Media in which the content may be published.
       * @example [
       *       "online"
       *     ]
       */
      media: ('online' | 'social' | 'podcast' | 'broadcast' | 'theatrical' | 'in_app' | 'in_game')[];
      /** @description The terms in force when the license was issued or last amended. */
      terms: components['schemas']['LicenseTerms'];
      /**
       * @description SHA-256 of these terms, in hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      termsHash: string;
      /** @description The credit that the content must show. */
      attribution: components['schemas']['Attribution'];
      /**
       * @description What issued the license.
       * @example api
       * @enum {string}
       */
      source: 'api' | 'webhook' | 'hub' | 'staff';
      /**
       * @description `live` or `sandbox`. Sandbox licenses grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Present if the license is a sandbox license.
       * @constant
       */
      grantsNoRights?: true;
      /** @description Who may use the track. */
      licensee: {
        /**
         * @description Name of the licensee.
         * @example Acme Video
         */
        name: string;
        /**
         * @description `platform`: the platform itself. `end_user`: one of its users.
         * @enum {string}
         */
        type: 'platform' | 'end_user';
        /**
         * @description Your ID of the end user.
         * @example user-4711
         */
        ref?: string;
      };
      /**
       * @description Rights that the license grants.
       * @example [
       *       "sync",
       *       "master_use"
       *     ]
       */
      grants: ('sync' | 'master_use')[];
      /**
       * @description Rights that the license does not grant.
       * @example [
       *       "public_performance",
       *       "mechanical",
       *       "standalone"
       *     ]
       */
      excludes: ('public_performance' | 'mechanical' | 'standalone')[];
      compliance: components['schemas']['LicenseCompliance'];
      /**
       * @description Whether content published under the license may stay online after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
       * @example true
       */
      publishedContentSurvives: boolean;
      /**
       * @description Version number: 1 when issued, and one more with each amendment.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description When the license was issued.
       * @example 2026-03-02T14:05:12.481Z
       */
      issuedAt: string;
      /**
       * Format: date-time
       * @description When the license was last amended.
       * @example 2027-03-02T14:05:12.481Z
       */
      amendedAt?: string;
      /**
       * Format: date-time
       * @description When the license takes effect.
       * @example 2026-03-02T14:05:12.481Z
       */
      validFrom: string;
      /**
       * Format: date-time
       * @description When the license expires. Absent if it has no end.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /**
       * Format: date-time
       * @description When the license was revoked.
       * @example 2027-03-02T14:05:12.481Z
       */
      revokedAt?: string;
      /** @description Reason and author of the revocation. */
      revocation?: {
        /**
         * @description Reason for the revocation.
         * @example content_deleted
         * @enum {string}
         */
        reasonCode:
          | 'content_deleted'
          | 'content_unpublished'
          | 'issued_in_error'
          | 'terms_breach'
          | 'rights_dispute'
          | 'takedown'
          | 'partner_request'
          | 'other';
        /** @description Explanation of the reason. */
        reason?: string;
        /**
         * @description Who revoked the license.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        actor: string;
      };
      /**
       * Format: date-time
       * @description When the license was issued, amended or ended, or when its compliance changed, whichever is latest.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * @description The fees that were charged for the license and its amendments, with tax, without credits: one sum for each currency. Absent if it cost nothing.
       * @example [
       *       {
       *         "amount": 4900,
       *         "currency": "EUR"
       *       }
       *     ]
       */
      fees?: components['schemas']['Money'][];
      /** @description Your name of the project. */
      projectName?: string;
      /**
       * @description Your own key-value pairs.
       * @example {
       *       "campaign": "spring",
       *       "season": 3
       *     }
       */
      metadata: {
        [key: string]: string | number | boolean;
      };
      /**
       * Format: uri
       * @description URL of the signed certificate.
       */
      certificateUrl: string;
      /**
       * @description Whether the license covers everything in the request. If not, `differences` says why. Always true for a new license.
       * @example true
       */
      covers: boolean;
      /** @description Reasons why the license does not cover the request. Present if `covers` is false. */
      differences?: {
        /**
         * @description The field that differs.
         * @example territories
         * @enum {string}
         */
        field: 'status' | 'licensee' | 'contentType' | 'territories' | 'validUntil' | 'compliance';
        /**
         * @description The difference in words.
         * @example The license does not cover US.
         */
        detail: string;
      }[];
    };
    /** @description A set of public keys (RFC 7517). */
    JsonWebKeySet: {
      /** @description The public keys. */
      keys: {
        /**
         * @description Key type.
         * @example OKP
         */
        kty: string;
        /**
         * @description Curve of the key.
         * @example Ed25519
         */
        crv: string;
        /**
         * @description Public key, in base64url.
         * @example 11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo
         */
        x: string;
        /**
         * @description ID of the key.
         * @example kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k
         */
        kid: string;
        /**
         * @description Intended use: signatures.
         * @example sig
         */
        use: string;
        /**
         * @description Signature algorithm.
         * @example EdDSA
         */
        alg: string;
      }[];
    };
    /** @description The balances of the ledger. */
    LedgerBalances: {
      /** @description Live before test, then by currency and account. */
      data: {
        /**
         * @description `test`: the ledger of the sandbox and of test modes, in which no money moved.
         * @example live
         * @enum {string}
         */
        mode: 'live' | 'test';
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
        /**
         * @description Account of the ledger.
         * @example provider_clearing
         * @enum {string}
         */
        account:
          | 'receivables'
          | 'provider_clearing'
          | 'bank'
          | 'provider_fees'
          | 'tax_payable'
          | 'withholding'
          | 'deferred_revenue'
          | 'license_fees'
          | 'sales'
          | 'disputes'
          | 'reserves'
          | 'royalty_pool'
          | 'payee_balances'
          | 'unclaimed'
          | 'suspense'
          | 'payout_clearing'
          | 'bad_debt';
        /**
         * @description Sum of all debits, in minor units of the currency.
         * @example 98000
         */
        debits: number;
        /**
         * @description Sum of all credits, in minor units of the currency.
         * @example 4900
         */
        credits: number;
        /**
         * @description Debits less credits: liabilities and income are negative, in minor units of the currency.
         * @example 93100
         */
        balance: number;
      }[];
    };
    /** @description A balanced transaction of the ledger, which is never changed. */
    LedgerTransaction: {
      /**
       * @description ID of the transaction.
       * @example txn_01K9G7Q4M2X8Z3V5B6N7C8D9E0
       */
      transactionId: string;
      /**
       * @description `test`: the ledger of the sandbox and of test modes, in which no money moved.
       * @example live
       * @enum {string}
       */
      mode: 'live' | 'test';
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description When the cause occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      at: string;
      /**
       * Format: date-time
       * @description When the transaction was booked.
       * @example 2026-03-02T14:05:12.481Z
       */
      bookedAt: string;
      /** @description The event of a payment provider that caused the transaction, the fee of a license (`feeId`), the fee invoice (`invoiceId` without `provider`) or its payment (`paymentId`), the royalty period (`periodId`) whose close did, or the payout run (`runId`), with the payout that was returned (`payoutId`). `period_closed` concerns no single platform. */
      cause: {
        /**
         * @description Kind of the cause. `invoice_credited`: an invoice whose total is below zero, which gives the customer a credit. `fee_accrued` and `fee_credited`: a fee of a license, and its credit. `fees_invoiced`: the fee invoice, which moves the tax in them. `fee_invoice_paid` and `fee_payment_reversed`: a payment of a fee invoice, and its reversal. `revenue_earned` and `period_closed`: the close of a royalty period, which earns the money of one platform, and distributes that of all. `payouts_approved` and `payouts_paid`: a payout run that was approved, and that the bank has booked. `payout_returned`: a payout that the bank has returned.
         * @example invoice_paid
         * @enum {string}
         */
        kind:
          | 'invoice_paid'
          | 'invoice_credited'
          | 'invoice_refunded'
          | 'dispute_opened'
          | 'dispute_lost'
          | 'dispute_won'
          | 'fee_accrued'
          | 'fee_credited'
          | 'fees_invoiced'
          | 'fee_invoice_paid'
          | 'fee_payment_reversed'
          | 'revenue_earned'
          | 'period_closed'
          | 'payouts_approved'
          | 'payouts_paid'
          | 'payout_returned';
        /**
         * @description ID of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId?: string;
        /**
         * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
         * @example in_1Pq
         */
        invoiceId?: string;
        /**
         * @description The payment provider.
         * @example stripe
         */
        provider?: string;
        /**
         * @description The provider’s ID of the event.
         * @example evt_1SXc2eLkdIwHu7ix
         */
        providerEventId?: string;
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description ID of the fee.
         * @example fee_01K9G7Q4M2X8Z3V5B6N7C8D9E0
         */
        feeId?: string;
        /**
         * @description ID of the payment.
         * @example fpy_01K9G7Q4M2X8Z3V5B6N7C8D9E0
         */
        paymentId?: string;
        /**
         * @description ID of the period.
         * @example per_01KJKB3Q00M4MH000000000000
         */
        periodId?: string;
        /**
         * @description ID of the payout run.
         * @example prn_01K9GB2M4N6P8Q0R1S3T5V7W9X
         */
        runId?: string;
        /**
         * @description ID of the payout.
         * @example pyo_01K9GB2M4N7Q9R1S3T5V7W9X0Y
         */
        payoutId?: string;
      };
      /** @description One for each account; they add up to zero. */
      postings: {
        /**
         * @description Account of the ledger.
         * @example provider_clearing
         * @enum {string}
         */
        account:
          | 'receivables'
          | 'provider_clearing'
          | 'bank'
          | 'provider_fees'
          | 'tax_payable'
          | 'withholding'
          | 'deferred_revenue'
          | 'license_fees'
          | 'sales'
          | 'disputes'
          | 'reserves'
          | 'royalty_pool'
          | 'payee_balances'
          | 'unclaimed'
          | 'suspense'
          | 'payout_clearing'
          | 'bad_debt';
        /**
         * @description Positive for a debit, negative for a credit, in minor units of the currency.
         * @example 4900
         */
        amount: number;
      }[];
    };
    /** @description A page of the transactions of the ledger. */
    LedgerTransactionPage: {
      /** @description Transactions, the latest first. */
      data: components['schemas']['LedgerTransaction'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The right of a licensee to use one track in one content item. */
    License: {
      /**
       * @description ID of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId: string;
      /**
       * @description `active`, `revoked` before its end, or `expired` at its end.
       * @example active
       * @enum {string}
       */
      status: 'active' | 'revoked' | 'expired';
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description Your ID of the content item. Case-sensitive.
       * @example video-20931
       */
      contentId: string;
      /**
       * @description The content type for which the license was issued.
       * @example ugc_video
       * @enum {string}
       */
      contentType:
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other';
      /**
       * @description All content types that the license covers.
       * @example [
       *       "ugc_video"
       *     ]
       */
      contentTypes: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories that the license covers.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Media in which the content may be published.
       * @example [
       *       "online"
       *     ]
       */
      media: ('online' | 'social' | 'podcast' | 'broadcast' | 'theatrical' | 'in_app' | 'in_game')[];
      /** @description The terms in force when the license was issued or last amended. */
      terms: components['schemas']['LicenseTerms'];
      /**
       * @description SHA-256 of these terms, in hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      termsHash: string;
      /** @description The credit that the content must show. */
      attribution: components['schemas']['Attribution'];
      /**
       * @description What issued the license.
       * @example api
       * @enum {string}
       */
      source: 'api' | 'webhook' | 'hub' | 'staff';
      /**
       * @description `live` or `sandbox`. Sandbox licenses grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Present if the license is a sandbox license.
       * @constant
       */
      grantsNoRights?: true;
      /** @description Who may use the track. */
      licensee: {
        /**
         * @description Name of the licensee.
         * @example Acme Video
         */
        name: string;
        /**
         * @description `platform`: the platform itself. `end_user`: one of its users.
         * @enum {string}
         */
        type: 'platform' | 'end_user';
        /**
         * @description Your ID of the end user.
         * @example user-4711
         */
        ref?: string;
      };
      /**
       * @description Rights that the license grants.
       * @example [
       *       "sync",
       *       "master_use"
       *     ]
       */
      grants: ('sync' | 'master_use')[];
      /**
       * @description Rights that the license does not grant.
       * @example [
       *       "public_performance",
       *       "mechanical",
       *       "standalone"
       *     ]
       */
      excludes: ('public_performance' | 'mechanical' | 'standalone')[];
      compliance: components['schemas']['LicenseCompliance'];
      /**
       * @description Whether content published under the license may stay online after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
       * @example true
       */
      publishedContentSurvives: boolean;
      /**
       * @description Version number: 1 when issued, and one more with each amendment.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description When the license was issued.
       * @example 2026-03-02T14:05:12.481Z
       */
      issuedAt: string;
      /**
       * Format: date-time
       * @description When the license was last amended.
       * @example 2027-03-02T14:05:12.481Z
       */
      amendedAt?: string;
      /**
       * Format: date-time
       * @description When the license takes effect.
       * @example 2026-03-02T14:05:12.481Z
       */
      validFrom: string;
      /**
       * Format: date-time
       * @description When the license expires. Absent if it has no end.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /**
       * Format: date-time
       * @description When the license was revoked.
       * @example 2027-03-02T14:05:12.481Z
       */
      revokedAt?: string;
      /** @description Reason and author of the revocation. */
      revocation?: {
        /**
         * @description Reason for the revocation.
         * @example content_deleted
         * @enum {string}
         */
        reasonCode:
          | 'content_deleted'
          | 'content_unpublished'
          | 'issued_in_error'
          | 'terms_breach'
          | 'rights_dispute'
          | 'takedown'
          | 'partner_request'
          | 'other';
        /** @description Explanation of the reason. */
        reason?: string;
        /**
         * @description Who revoked the license.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        actor: string;
      };
      /**
       * Format: date-time
       * @description When the license was issued, amended or ended, or when its compliance changed, whichever is latest.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * @description The fees that were charged for the license and its amendments, with tax, without credits: one sum for each currency. Absent if it cost nothing.
       * @example [
       *       {
       *         "amount": 4900,
       *         "currency": "EUR"
       *       }
       *     ]
       */
      fees?: components['schemas']['Money'][];
      /** @description Your name of the project. */
      projectName?: string;
      /**
       * @description Your own key-value pairs.
       * @example {
       *       "campaign": "spring",
       *       "season": 3
       *     }
       */
      metadata: {
        [key: string]: string | number | boolean;
      };
      /**
       * Format: uri
       * @description URL of the signed certificate.
       */
      certificateUrl: string;
    };
    /** @description A complete change: if you merge all of its fields into the request, the license is granted. */
    LicenseAlternative: {
      /**
       * @description Content type to request.
       * @example ugc_video
       * @enum {string}
       */
      contentType?:
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other';
      /**
       * @description Territories to request.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
      /**
       * Format: date-time
       * @description Latest possible end.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
    };
    /** @description One of your licenses was amended. */
    LicenseAmendedEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'license.amended';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description ID of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description Your ID of the content item. Case-sensitive.
         * @example video-20931
         */
        contentId: string;
        /**
         * @description Version number. The license was issued as version 1.
         * @example 2
         */
        version: number;
        /**
         * @description All content types that the license covers.
         * @example [
         *       "ugc_video"
         *     ]
         */
        contentTypes: (
          | 'ugc_video'
          | 'short_video'
          | 'livestream'
          | 'podcast_episode'
          | 'advertisement'
          | 'film'
          | 'series_episode'
          | 'game'
          | 'corporate'
          | 'elearning'
          | 'other'
        )[];
        /**
         * @description All territories that the license covers.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories: string[];
        /**
         * Format: date-time
         * @description When the license ends. Absent if it has no end.
         * @example 2026-03-02T14:05:12.481Z
         */
        validUntil?: string;
        /**
         * @description Content types that this amendment added.
         * @example [
         *       "short_video"
         *     ]
         */
        addedContentTypes?: (
          | 'ugc_video'
          | 'short_video'
          | 'livestream'
          | 'podcast_episode'
          | 'advertisement'
          | 'film'
          | 'series_episode'
          | 'game'
          | 'corporate'
          | 'elearning'
          | 'other'
        )[];
        /**
         * @description Territories that this amendment added.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        addedTerritories?: string[];
        /**
         * Format: date-time
         * @description When the license ended before it was renewed. Present if it was renewed.
         * @example 2026-03-02T14:05:12.481Z
         */
        previousValidUntil?: string;
        /**
         * @description What issued the license.
         * @example api
         * @enum {string}
         */
        source: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description `live` or `sandbox`. Sandbox licenses grant no rights.
         * @enum {string}
         */
        environment: 'live' | 'sandbox';
        /**
         * Format: date-time
         * @description When this version took effect.
         * @example 2026-03-02T14:05:12.481Z
         */
        amendedAt: string;
      };
    };
    /**
     * @description What you must do with published content because of a takedown of the track, everywhere or in some territories; if several apply, the most severe. A takedown never changes the status of a license.
     * @example {
     *       "state": "clear"
     *     }
     */
    LicenseCompliance: {
      /**
       * @description `clear`: no action needed. `on_hold`: publish nothing new; published content may stay. `must_remove`: remove published content.
       * @example clear
       * @enum {string}
       */
      state: 'clear' | 'on_hold' | 'must_remove';
      /**
       * Format: date-time
       * @description Deadline for the removal of published content. Present if the state is `must_remove`.
       * @example 2027-03-02T14:05:12.481Z
       */
      removeBy?: string;
      /**
       * @description Territories to which this applies. Absent: all territories of the license.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
    };
    /** @description One of your licenses has expired. */
    LicenseExpiredEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'license.expired';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description ID of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description Your ID of the content item. Case-sensitive.
         * @example video-20931
         */
        contentId: string;
        /**
         * Format: date-time
         * @description When the license ends or ended.
         * @example 2026-03-02T14:05:12.481Z
         */
        validUntil: string;
        /**
         * @description Whether content published under the license may stay online after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
         * @example true
         */
        publishedContentSurvives: boolean;
        /**
         * @description What issued the license.
         * @example api
         * @enum {string}
         */
        source: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description `live` or `sandbox`. Sandbox licenses grant no rights.
         * @enum {string}
         */
        environment: 'live' | 'sandbox';
      };
    };
    /** @description One of your licenses expires in 30 or 7 days. */
    LicenseExpiringEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'license.expiring';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description ID of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description Your ID of the content item. Case-sensitive.
         * @example video-20931
         */
        contentId: string;
        /**
         * @description Days before the end at which this notice is sent.
         * @enum {number}
         */
        noticeDays: 30 | 7;
        /**
         * Format: date-time
         * @description When the license ends or ended.
         * @example 2026-03-02T14:05:12.481Z
         */
        validUntil: string;
        /**
         * @description Whether content published under the license may stay online after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
         * @example true
         */
        publishedContentSurvives: boolean;
        /**
         * @description What issued the license.
         * @example api
         * @enum {string}
         */
        source: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description `live` or `sandbox`. Sandbox licenses grant no rights.
         * @enum {string}
         */
        environment: 'live' | 'sandbox';
      };
    };
    /** @description A license was issued to you. */
    LicenseIssuedEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'license.issued';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description ID of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description Your ID of the content item. Case-sensitive.
         * @example video-20931
         */
        contentId: string;
        /**
         * @description Content type of the license.
         * @enum {string}
         */
        contentType:
          | 'ugc_video'
          | 'short_video'
          | 'livestream'
          | 'podcast_episode'
          | 'advertisement'
          | 'film'
          | 'series_episode'
          | 'game'
          | 'corporate'
          | 'elearning'
          | 'other';
        /**
         * @description What issued the license.
         * @example api
         * @enum {string}
         */
        source: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description `live` or `sandbox`. Sandbox licenses grant no rights.
         * @enum {string}
         */
        environment: 'live' | 'sandbox';
        /**
         * Format: date-time
         * @description When the license was issued.
         * @example 2026-03-02T14:05:12.481Z
         */
        issuedAt: string;
      };
    };
    /** @description A page of licenses. */
    LicensePage: {
      /** @description Your licenses, newest first. */
      data: components['schemas']['ListedLicense'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description What issuing the licenses would return now. */
    LicensePreflight: {
      /** @description One result for each candidate, in the same order. */
      results: {
        /**
         * @description Index in `candidates`, from 0.
         * @example 0
         */
        index: number;
        /** @description Whether the request would be covered: by a new license, or by the existing one. */
        allowed: boolean;
        /**
         * @description ID of the existing active license, which issuing would return.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description Whether the existing license covers the request. Present with `licenseId`.
         * @example true
         */
        covers?: boolean;
        /** @description Reasons why the license does not cover the request. Present if `covers` is false. */
        differences?: {
          /**
           * @description The field that differs.
           * @example territories
           * @enum {string}
           */
          field: 'status' | 'licensee' | 'contentType' | 'territories' | 'validUntil' | 'compliance';
          /**
           * @description The difference in words.
           * @example The license does not cover US.
           */
          detail: string;
        }[];
        /**
         * @description Code of the error that the request would return. Absent if an existing license does not cover the request.
         * @example TERRITORY_NOT_CLEARED
         * @enum {string}
         */
        code?:
          | 'VALIDATION_FAILED'
          | 'MALFORMED_JSON'
          | 'CURSOR_INVALID'
          | 'INVALID_SCOPE'
          | 'TOKEN_MISSING'
          | 'TOKEN_INVALID'
          | 'TOKEN_EXPIRED'
          | 'INVALID_CLIENT'
          | 'SIGN_IN_FAILED'
          | 'TOTP_REQUIRED'
          | 'PAYMENT_REQUIRED'
          | 'IP_NOT_ALLOWED'
          | 'SCOPE_MISSING'
          | 'CSRF_TOKEN_INVALID'
          | 'REAUTHENTICATION_FAILED'
          | 'ROLE_MISSING'
          | 'READ_ONLY_SESSION'
          | 'ENTITLEMENT_REQUIRED'
          | 'PLATFORM_MISMATCH'
          | 'PLATFORM_SUSPENDED'
          | 'LICENSE_NOT_ACTIVE'
          | 'LICENSE_TRACK_MISMATCH'
          | 'NOT_FOUND'
          | 'TRACK_NOT_FOUND'
          | 'LICENSE_NOT_FOUND'
          | 'PLATFORM_NOT_FOUND'
          | 'METHOD_NOT_ALLOWED'
          | 'NOT_ACCEPTABLE'
          | 'REQUEST_TIMEOUT'
          | 'SLUG_TAKEN'
          | 'APPEAL_OPEN'
          | 'PERIOD_CLOSED'
          | 'STATE_CONFLICT'
          | 'IDEMPOTENCY_IN_PROGRESS'
          | 'TRACK_TAKEN_DOWN'
          | 'CURSOR_EXPIRED'
          | 'VERSION_CONFLICT'
          | 'PROTOCOL_VERSION_UNSUPPORTED'
          | 'BODY_TOO_LARGE'
          | 'UNSUPPORTED_MEDIA_TYPE'
          | 'RANGE_NOT_SATISFIABLE'
          | 'IDEMPOTENCY_MISMATCH'
          | 'TRACK_NOT_LICENSABLE'
          | 'TERRITORY_NOT_CLEARED'
          | 'CONTENT_TYPE_NOT_CLEARED'
          | 'AUDIO_INVALID'
          | 'PRECONDITION_REQUIRED'
          | 'RATE_LIMITED'
          | 'QUOTA_EXCEEDED'
          | 'HEADERS_TOO_LARGE'
          | 'CHECKSUM_MISMATCH'
          | 'INTERNAL'
          | 'UNAVAILABLE';
        /**
         * @description The clause of the terms, or the side of the rights, that does not allow the license.
         * @example terms.territories
         */
        clause?: string;
        /** @description What it costs, to be sent as `acceptFee`. Present with `PAYMENT_REQUIRED`, and if the request is allowed and costs something. */
        price?: components['schemas']['Money'];
        /**
         * @description Why the fee was not paid. Present with `PAYMENT_REQUIRED`. `fee_not_accepted`: `acceptFee` is missing. `fee_changed`: `acceptFee` is not the current price. `spend_limit_exceeded`: the price exceeds what is left of the monthly spend limit of your platform, or there is no limit in its currency.
         * @enum {string}
         */
        reason?: 'fee_not_accepted' | 'fee_changed' | 'spend_limit_exceeded';
        /** @description Changes with which the request would be granted. */
        alternatives?: components['schemas']['LicenseAlternative'][];
      }[];
    };
    /** @description One of your licenses was revoked. */
    LicenseRevokedEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'license.revoked';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description ID of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description Your ID of the content item. Case-sensitive.
         * @example video-20931
         */
        contentId: string;
        /**
         * @description Reason for the revocation.
         * @enum {string}
         */
        reasonCode:
          | 'content_deleted'
          | 'content_unpublished'
          | 'issued_in_error'
          | 'terms_breach'
          | 'rights_dispute'
          | 'takedown'
          | 'partner_request'
          | 'other';
        /**
         * @description Explanation by the person who revoked the license.
         * @example Used in an advertisement.
         */
        reason?: string;
        /**
         * @description Who revoked the license: your platform, our staff or the operator of the service.
         * @enum {string}
         */
        actor: 'platform' | 'staff' | 'operator';
        /**
         * @description Whether content published under the license may stay online after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
         * @example true
         */
        publishedContentSurvives: boolean;
        /**
         * @description What issued the license.
         * @example api
         * @enum {string}
         */
        source: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description `live` or `sandbox`. Sandbox licenses grant no rights.
         * @enum {string}
         */
        environment: 'live' | 'sandbox';
        /**
         * Format: date-time
         * @description When the license was revoked.
         * @example 2026-03-02T14:05:12.481Z
         */
        revokedAt: string;
      };
    };
    /** @description A version of the license terms of a track. */
    LicenseTerms: {
      /**
       * @description ID of the version of the terms.
       * @example trm_01J9ZC4V7SA1B3C5D7E9F1G3H5
       */
      termsId: string;
      /**
       * @description Version number: 1, 2, 3, … for each track.
       * @example 2
       */
      version: number;
      /**
       * @description SHA-256 of the canonical text of the terms, in hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      hash: string;
      /**
       * Format: date-time
       * @description When the terms took effect.
       * @example 2026-03-01T09:30:00.000Z
       */
      effectiveAt: string;
      /**
       * @description Media in which the content may be published.
       * @example [
       *       "online"
       *     ]
       */
      media: ('online' | 'social' | 'podcast' | 'broadcast' | 'theatrical' | 'in_app' | 'in_game')[];
      /**
       * @description Content types in which the track may be used.
       * @example [
       *       "ugc_video"
       *     ]
       */
      contentTypes: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /** @description Territories in which the track may be used. */
      territories: components['schemas']['TerritoryRule'];
      /** @description The term of a license. */
      term: {
        /**
         * @description `fixed`: the license expires after `months`. `perpetual`: it has no end.
         * @enum {string}
         */
        type: 'perpetual' | 'fixed';
        /**
         * @description Term of a license in months, if it is fixed.
         * @example 12
         */
        months?: number;
      };
      /**
       * @description Others can also license the track.
       * @enum {string}
       */
      exclusivity: 'non_exclusive';
      /** @description Whether the content may be monetized. */
      monetization: boolean;
      /** @description Whether the track may be used in paid advertising. */
      paidAdvertising: boolean;
      /** @description Permitted edits of the track. */
      edits: {
        /** @description The track may be cut. */
        trim: boolean;
        /** @description The track may be looped. */
        loop: boolean;
        /** @description Stems may be downloaded and mixed. */
        mix: boolean;
        /** @description The lyrics may be changed. */
        lyricsChange: boolean;
      };
      /**
       * @description The track may not be distributed on its own.
       * @constant
       */
      standaloneUse: false;
      /** @description Whether the licensee may sublicense the track. */
      sublicensable: boolean;
      /** @description Whether the content must show the attribution. */
      attributionRequired: boolean;
      /** @description Whether content published under the license may stay online after the license ends. */
      publishedContentSurvives: boolean;
      tdm: components['schemas']['TextAndDataMining'];
      /** @description Price of a license, with tax, unless one of `rates` is lower. A request must accept it with `acceptFee`, within the spend limit of the platform, or returns 402 `PAYMENT_REQUIRED`. */
      fee?: components['schemas']['Money'];
      /** @description Rate card. A rate applies to a license that stays within its content types and territories; the lowest of `fee` and the rates that apply is the price, which the preflight returns. */
      rates?: {
        /**
         * @description Content types of the rate. Absent: all.
         * @example [
         *       "podcast_episode"
         *     ]
         */
        contentTypes?: (
          | 'ugc_video'
          | 'short_video'
          | 'livestream'
          | 'podcast_episode'
          | 'advertisement'
          | 'film'
          | 'series_episode'
          | 'game'
          | 'corporate'
          | 'elearning'
          | 'other'
        )[];
        /**
         * @description Territories of the rate. Absent: all.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories?: string[];
        /** @description Price of a license to which the rate applies, with tax. */
        fee: components['schemas']['Money'];
      }[];
    };
    /** @description The public status of a license, and what it covers. */
    LicenseVerification: {
      /**
       * @description ID of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description All content types that the license covers.
       * @example [
       *       "ugc_video"
       *     ]
       */
      contentTypes: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories that the license covers.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Media in which the content may be published.
       * @example [
       *       "online"
       *     ]
       */
      media: ('online' | 'social' | 'podcast' | 'broadcast' | 'theatrical' | 'in_app' | 'in_game')[];
      /**
       * @description `active`, `revoked` before its end, or `expired` at its end.
       * @example active
       * @enum {string}
       */
      status: 'active' | 'revoked' | 'expired';
      compliance: components['schemas']['LicenseCompliance'];
      /**
       * Format: date-time
       * @description When new uses become authorized.
       * @example 2026-03-02T14:05:12.481Z
       */
      authorizedFrom: string;
      /**
       * Format: date-time
       * @description When new uses stop being authorized, if known.
       * @example 2027-03-02T14:05:12.481Z
       */
      authorizedUntil?: string;
      /**
       * @description Whether content published under the license may stay online after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
       * @example true
       */
      publishedContentSurvives: boolean;
      /**
       * @description `live` or `sandbox`. Sandbox licenses grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Current version number.
       * @example 1
       */
      version: number;
      /** @description The state at the requested time. Present with `asOf`. */
      asOf?: {
        /**
         * Format: date-time
         * @description The requested time.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
        /** @description Whether the license was in force at that time. */
        inForce: boolean;
        /**
         * @description Version number in force at that time.
         * @example 1
         */
        version?: number;
      };
    };
    /** @description A version of a license: what it covered during a period. */
    LicenseVersion: {
      /**
       * @description Version number. The license was issued as version 1.
       * @example 2
       */
      version: number;
      /**
       * Format: date-time
       * @description When this version took effect.
       * @example 2026-03-02T14:05:12.481Z
       */
      from: string;
      /**
       * Format: date-time
       * @description When the next version replaced this one, or when the license ended. Absent while this version is in force.
       * @example 2026-03-02T14:05:12.481Z
       */
      until?: string;
      /**
       * @description Content types that the license covers.
       * @example [
       *       "ugc_video"
       *     ]
       */
      contentTypes: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories that the license covers.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * Format: date-time
       * @description When the license ends. Absent if it has no end.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /**
       * @description Media in which the content may be published.
       * @example [
       *       "online"
       *     ]
       */
      media: ('online' | 'social' | 'podcast' | 'broadcast' | 'theatrical' | 'in_app' | 'in_game')[];
      /** @description The terms in force when this version took effect. */
      terms: components['schemas']['LicenseTerms'];
      /**
       * @description SHA-256 of these terms, in hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      termsHash: string;
      /** @description The credit that the content must show. */
      attribution: components['schemas']['Attribution'];
      /**
       * @description ID of the platform that amended the license. Absent in version 1.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      actor?: string;
      /** @description The request of the amendment. Absent in version 1. */
      request?: {
        /**
         * @description Territories to add.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories?: string[];
        /**
         * @description A content type to add.
         * @example ugc_video
         * @enum {string}
         */
        contentType?:
          | 'ugc_video'
          | 'short_video'
          | 'livestream'
          | 'podcast_episode'
          | 'advertisement'
          | 'film'
          | 'series_episode'
          | 'game'
          | 'corporate'
          | 'elearning'
          | 'other';
        /**
         * Format: date-time
         * @description The new end of the license.
         * @example 2027-03-02T14:05:12.481Z
         */
        validUntil?: string;
      };
    };
    /** @description The versions of a license: 100 at most, on one page. */
    LicenseVersionPage: {
      /** @description All versions, the latest first. */
      data: components['schemas']['LicenseVersion'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A dispute of shares with its track. */
    ListedDispute: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the party.
       * @example pty_01JB2M6X8KC3D5E7F9G1H2J4K6
       */
      partyId: string;
      /**
       * @description Name of the party. Absent if its account deleted it.
       * @example Noor Elia
       */
      name?: string;
      /**
       * @description Why, in the words of the party.
       * @example I wrote half of the song.
       */
      reason?: string;
      /**
       * Format: date-time
       * @description When the party disputed its shares.
       * @example 2026-03-02T14:05:12.481Z
       */
      disputedAt: string;
      /**
       * Format: date-time
       * @description Five working days after the dispute.
       * @example 2027-03-02T14:05:12.481Z
       */
      decideBy: string;
      /** @description Present if staff decided that the track can be approved in spite of the dispute. */
      setAside?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
         */
        staffId: string;
        /**
         * @description Why staff set the dispute aside. Visible to staff only.
         * @example The signed split sheet names these shares.
         */
        reason: string;
        /**
         * Format: date-time
         * @description When staff set the dispute aside.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /**
       * @description Title of the track.
       * @example Slow Harbour
       */
      title: string;
      /**
       * @description Names of the artists of the track.
       * @example [
       *       "Finch & Co"
       *     ]
       */
      artists: string[];
      /**
       * @description Moderation status of the track.
       * @enum {string}
       */
      status: 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
    };
    /** @description A license in a list, with the cover of its track. */
    ListedLicense: {
      /**
       * @description ID of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId: string;
      /**
       * @description `active`, `revoked` before its end, or `expired` at its end.
       * @example active
       * @enum {string}
       */
      status: 'active' | 'revoked' | 'expired';
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description Your ID of the content item. Case-sensitive.
       * @example video-20931
       */
      contentId: string;
      /**
       * @description The content type for which the license was issued.
       * @example ugc_video
       * @enum {string}
       */
      contentType:
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other';
      /**
       * @description All content types that the license covers.
       * @example [
       *       "ugc_video"
       *     ]
       */
      contentTypes: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories that the license covers.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Media in which the content may be published.
       * @example [
       *       "online"
       *     ]
       */
      media: ('online' | 'social' | 'podcast' | 'broadcast' | 'theatrical' | 'in_app' | 'in_game')[];
      /** @description The terms in force when the license was issued or last amended. */
      terms: components['schemas']['LicenseTerms'];
      /**
       * @description SHA-256 of these terms, in hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      termsHash: string;
      /** @description The credit that the content must show. */
      attribution: components['schemas']['Attribution'];
      /**
       * @description What issued the license.
       * @example api
       * @enum {string}
       */
      source: 'api' | 'webhook' | 'hub' | 'staff';
      /**
       * @description `live` or `sandbox`. Sandbox licenses grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Present if the license is a sandbox license.
       * @constant
       */
      grantsNoRights?: true;
      /** @description Who may use the track. */
      licensee: {
        /**
         * @description Name of the licensee.
         * @example Acme Video
         */
        name: string;
        /**
         * @description `platform`: the platform itself. `end_user`: one of its users.
         * @enum {string}
         */
        type: 'platform' | 'end_user';
        /**
         * @description Your ID of the end user.
         * @example user-4711
         */
        ref?: string;
      };
      /**
       * @description Rights that the license grants.
       * @example [
       *       "sync",
       *       "master_use"
       *     ]
       */
      grants: ('sync' | 'master_use')[];
      /**
       * @description Rights that the license does not grant.
       * @example [
       *       "public_performance",
       *       "mechanical",
       *       "standalone"
       *     ]
       */
      excludes: ('public_performance' | 'mechanical' | 'standalone')[];
      compliance: components['schemas']['LicenseCompliance'];
      /**
       * @description Whether content published under the license may stay online after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
       * @example true
       */
      publishedContentSurvives: boolean;
      /**
       * @description Version number: 1 when issued, and one more with each amendment.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description When the license was issued.
       * @example 2026-03-02T14:05:12.481Z
       */
      issuedAt: string;
      /**
       * Format: date-time
       * @description When the license was last amended.
       * @example 2027-03-02T14:05:12.481Z
       */
      amendedAt?: string;
      /**
       * Format: date-time
       * @description When the license takes effect.
       * @example 2026-03-02T14:05:12.481Z
       */
      validFrom: string;
      /**
       * Format: date-time
       * @description When the license expires. Absent if it has no end.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /**
       * Format: date-time
       * @description When the license was revoked.
       * @example 2027-03-02T14:05:12.481Z
       */
      revokedAt?: string;
      /** @description Reason and author of the revocation. */
      revocation?: {
        /**
         * @description Reason for the revocation.
         * @example content_deleted
         * @enum {string}
         */
        reasonCode:
          | 'content_deleted'
          | 'content_unpublished'
          | 'issued_in_error'
          | 'terms_breach'
          | 'rights_dispute'
          | 'takedown'
          | 'partner_request'
          | 'other';
        /** @description Explanation of the reason. */
        reason?: string;
        /**
         * @description Who revoked the license.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        actor: string;
      };
      /**
       * Format: date-time
       * @description When the license was issued, amended or ended, or when its compliance changed, whichever is latest.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * @description The fees that were charged for the license and its amendments, with tax, without credits: one sum for each currency. Absent if it cost nothing.
       * @example [
       *       {
       *         "amount": 4900,
       *         "currency": "EUR"
       *       }
       *     ]
       */
      fees?: components['schemas']['Money'][];
      /** @description Your name of the project. */
      projectName?: string;
      /**
       * @description Your own key-value pairs.
       * @example {
       *       "campaign": "spring",
       *       "season": 3
       *     }
       */
      metadata: {
        [key: string]: string | number | boolean;
      };
      /**
       * Format: uri
       * @description URL of the signed certificate.
       */
      certificateUrl: string;
      /** @description Cover of the track now, for lists. Absent if there is none, or if you may not see it. */
      artwork?: components['schemas']['Image'];
    };
    /** @description A track of your account in a list. */
    ListedOwnTrack: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Your own ID of the track, from a delivery. Absent if it has none.
       * @example NL-0001
       */
      externalId?: string;
      /**
       * @description `draft`: never submitted. `pending_review`: is waiting for our review. `changes_requested`: make the changes that `decision` describes and submit the track again. `rejected` and `taken_down` can be appealed.
       * @example changes_requested
       * @enum {string}
       */
      status: 'draft' | 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
      /**
       * @description Whether you have changed these fields since you submitted the track, or have never submitted it.
       * @example false
       */
      hasUnsubmittedChanges: boolean;
      /**
       * Format: date-time
       * @description When you last submitted the track. A revision that is not approved has its own time.
       * @example 2026-03-01T09:30:00.000Z
       */
      submittedAt?: string;
      /**
       * Format: date-time
       * @description When the track was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When you last changed the track.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * @description Title of the track.
       * @example Harbour Lights
       */
      title?: string;
      /**
       * @description ISRC of the recording, with or without hyphens.
       * @example DEA622600417
       */
      isrc?: string;
      /** @description Artwork. Absent if there is none. */
      artwork?: components['schemas']['Image'];
    };
    /** @description A report in a list, without what people wrote. */
    ListedTrackNotice: {
      /**
       * @description ID of the report.
       * @example ntc_01JB2M6X8KH3J4K5M6N7P8Q9R0
       */
      noticeId: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Reason for the report. `copyright_recording`, `copyright_composition`: rights in the recording or in the work. `personal_rights`: rights of a person, such as name, voice or privacy. `illegal_content`: content against the law. `child_sexual_abuse`: sexual abuse or exploitation of children.
       * @example copyright_recording
       * @enum {string}
       */
      ground:
        | 'copyright_recording'
        | 'copyright_composition'
        | 'personal_rights'
        | 'illegal_content'
        | 'child_sexual_abuse'
        | 'other';
      /**
       * @description Status of the report, by the last decision.
       * @example received
       * @enum {string}
       */
      status: 'received' | 'actioned' | 'rejected' | 'no_longer_relevant';
      /**
       * Format: date-time
       * @description When the report was submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * @description Whether the report waits for staff. `received`: it is not decided yet. `complained`: there is a complaint against the decision. `decided`: nothing waits.
       * @example received
       * @enum {string}
       */
      state: 'received' | 'complained' | 'decided';
      /**
       * Format: date-time
       * @description When this state began.
       * @example 2026-03-02T14:05:12.481Z
       */
      since: string;
      /**
       * @description Title of the track.
       * @example Slow Harbour
       */
      title?: string;
      /**
       * @description Names of the artists of the track.
       * @example [
       *       "Finch & Co"
       *     ]
       */
      artists: string[];
      claim?: components['schemas']['ReviewClaim'];
    };
    /** @description Content that platforms reported as published with a track and not deleted. */
    LiveContent: {
      /**
       * @description Number of content items that are published with the track.
       * @example 9
       */
      count: number;
      /**
       * @description Whether all published content was counted. False if there are more than 1,000 items.
       * @example true
       */
      isComplete: boolean;
      /** @description The first of these content items, the latest publication first. At most 10. */
      items: {
        /**
         * @description ID of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description The name of the platform in URLs.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Name of the platform.
         * @example Acme Video
         */
        name: string;
        /**
         * @description The platform's ID of the content item.
         * @example video-20931
         */
        contentId: string;
        /**
         * Format: date-time
         * @description When the content was published with the track, as the platform reported it.
         * @example 2026-03-02T14:05:12.481Z
         */
        publishedAt: string;
        /**
         * @description ID of the active license of the content. Absent if there is none.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
      }[];
    };
    /** @description The process is running. */
    Liveness: {
      /** @constant */
      status: 'alive';
    };
    /** @description A track that sounds like another one. */
    LookAlike: {
      track: components['schemas']['Track'];
      /**
       * @description From 0 to 1. 1: the sounds cannot be distinguished.
       * @example 0.93
       */
      similarity: number;
    };
    /** @description The tracks of the catalog that sound most like a track. */
    LookAlikeList: {
      /**
       * @description Whether the sound of the track was analyzed. If not, nothing can be compared.
       * @example true
       */
      isAnalyzed: boolean;
      /** @description At most 5 tracks, the most similar first. */
      data: components['schemas']['LookAlike'][];
      /** @description At most 20 tracks that contain the same recording, in any moderation status, those with the longest common part first. Only the first ten minutes of the requested track are compared. */
      sameRecordings: components['schemas']['SameRecording'][];
    };
    /** @description A code that was emailed. */
    MailedArtistCode: {
      /**
       * Format: email
       * @description An email address.
       * @example mara@label.example
       */
      email: string;
      /**
       * Format: date-time
       * @description When the code in the email expires.
       * @example 2026-03-09T14:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description The upload of a master or a stem. */
    MasterUpload: {
      /**
       * @description ID of the upload.
       * @example upl_01JB2M6X8KE9F0G1H2J3K4M5N6
       */
      uploadId: string;
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description ID of the track that this recording belongs to. Absent in uploads of earlier releases.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId?: string;
      /**
       * @description ID of the stem of the track, if it is one. It has no `measured`: see the stems of the track.
       * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
       */
      stemId?: string;
      /**
       * @description `initiated`: no bytes were received yet; `uploaded`: all were, and the upload can be confirmed; `processing`: it is confirmed. `ready` and `failed` are final.
       * @example uploading
       * @enum {string}
       */
      status: 'initiated' | 'uploading' | 'uploaded' | 'processing' | 'ready' | 'failed';
      /**
       * @description Progress in percent: of the transfer before the confirmation, of processing after it. 100 if the status is final.
       * @example 31
       */
      progress: number;
      /**
       * @description Step of processing. `waiting`: queued, also again after an interruption. Present only while the status is `processing`.
       * @example measuring
       * @enum {string}
       */
      stage?: 'waiting' | 'assembling' | 'measuring' | 'analyzing';
      /**
       * @description Name of the file, for display.
       * @example night-drive.wav
       */
      fileName: string;
      /**
       * @description Media type of the file. The content decides.
       * @example audio/wav
       * @enum {string}
       */
      contentType:
        'audio/wav' | 'audio/x-wav' | 'audio/wave' | 'audio/vnd.wave' | 'audio/flac' | 'audio/x-flac';
      /**
       * @description Size of the file in bytes.
       * @example 52920044
       */
      sizeBytes: number;
      /**
       * @description SHA-256 of the file, in hex. The upload fails with `CHECKSUM_MISMATCH` if the received file has another.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256?: string;
      /**
       * @description Title of the recording.
       * @example Night Drive
       */
      title?: string;
      /**
       * @description ISRC of the recording.
       * @example DEA622600417
       */
      isrc?: string;
      /**
       * @description Bytes that are stored. An interrupted upload continues here.
       * @example 16777216
       */
      receivedBytes: number;
      /**
       * Format: date-time
       * @description When the upload was initiated.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the upload was confirmed.
       * @example 2026-03-02T14:05:12.481Z
       */
      confirmedAt?: string;
      upload?: components['schemas']['UploadLink'];
      measured?: components['schemas']['MeasuredMaster'];
      failure?: components['schemas']['UploadError'];
    };
    /** @description A page of uploads. */
    MasterUploadPage: {
      /** @description Uploads, newest first. */
      data: components['schemas']['MasterUpload'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description Measurements of the file. Present only if the status is `ready`. */
    MeasuredMaster: {
      /**
       * @description Format of the master.
       * @example flac
       * @enum {string}
       */
      format: 'mp3' | 'wav' | 'flac' | 'ogg';
      /**
       * @description Size of the master.
       * @example 21402112
       */
      sizeBytes: number;
      /**
       * @description Samples per second.
       * @example 44100
       */
      sampleRate: number;
      /**
       * @description Channels.
       * @example 2
       */
      channels: 1 | 2;
      /**
       * @description Integrated loudness in LUFS (ITU-R BS.1770).
       * @example -14.2
       */
      loudnessLufs: number;
      /**
       * @description Highest sample, in dBFS.
       * @example -1
       */
      peakDbfs: number;
      /** @description Tempo. Absent if it is unknown. */
      bpm?: {
        /**
         * @description Beats per minute.
         * @example 118
         */
        value: number;
        /**
         * @description From 0 to 1.
         * @example 0.82
         */
        confidence: number;
      };
      /** @description Key. Absent if it is unknown. */
      key?: {
        /**
         * @description Tonic of the key.
         * @example A
         * @enum {string}
         */
        tonic: 'C' | 'C#' | 'D' | 'Eb' | 'E' | 'F' | 'F#' | 'G' | 'Ab' | 'A' | 'Bb' | 'B';
        /**
         * @description Major or minor.
         * @example minor
         * @enum {string}
         */
        mode: 'major' | 'minor';
        /**
         * @description Position on the Camelot wheel.
         * @example 8A
         */
        camelot: string;
        /**
         * @description From 0 to 1.
         * @example 0.82
         */
        confidence: number;
      };
      /**
       * @description Duration in milliseconds.
       * @example 215000
       */
      durationMs: number;
      /**
       * @description SHA-256 of the file, in hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256: string;
    };
    /** @description What this service measured in the master, regardless of the values in the delivery. */
    MeasuredSound: {
      /**
       * @description Format of the master.
       * @example flac
       * @enum {string}
       */
      format: 'mp3' | 'wav' | 'flac' | 'ogg';
      /**
       * @description Size of the master.
       * @example 21402112
       */
      sizeBytes: number;
      /**
       * @description Samples per second.
       * @example 44100
       */
      sampleRate: number;
      /**
       * @description Channels.
       * @example 2
       */
      channels: 1 | 2;
      /**
       * @description Integrated loudness in LUFS (ITU-R BS.1770).
       * @example -14.2
       */
      loudnessLufs: number;
      /**
       * @description Highest sample, in dBFS.
       * @example -1
       */
      peakDbfs: number;
      /** @description Tempo. Absent if it is unknown. */
      bpm?: {
        /**
         * @description Beats per minute.
         * @example 118
         */
        value: number;
        /**
         * @description From 0 to 1.
         * @example 0.82
         */
        confidence: number;
      };
      /** @description Key. Absent if it is unknown. */
      key?: {
        /**
         * @description Tonic of the key.
         * @example A
         * @enum {string}
         */
        tonic: 'C' | 'C#' | 'D' | 'Eb' | 'E' | 'F' | 'F#' | 'G' | 'Ab' | 'A' | 'Bb' | 'B';
        /**
         * @description Major or minor.
         * @example minor
         * @enum {string}
         */
        mode: 'major' | 'minor';
        /**
         * @description Position on the Camelot wheel.
         * @example 8A
         */
        camelot: string;
        /**
         * @description From 0 to 1.
         * @example 0.82
         */
        confidence: number;
      };
      /**
       * @description Moods, the most likely first. Absent if unknown.
       * @example [
       *       "calm"
       *     ]
       */
      moods?: string[];
    };
    /** @description The processed file. Present only if the status is `ready`. */
    MeasuredStem: {
      /**
       * @description Format of the file.
       * @example wav
       * @enum {string}
       */
      format: 'mp3' | 'wav' | 'flac' | 'ogg';
      /**
       * @description Size of the file in bytes.
       * @example 52920044
       */
      sizeBytes: number;
      /**
       * @description SHA-256 of the file, in hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256: string;
      /**
       * @description Length in milliseconds.
       * @example 300000
       */
      durationMs: number;
    };
    /** @description An active portal session of a member. */
    MemberSession: {
      /**
       * @description ID of the session.
       * @example ses_01JB2M6X8KE1F2G3H4J5K6M7N8
       */
      sessionId: string;
      /** @description Whether this request uses the session. */
      current: boolean;
      /** @description Browser of the sign-in, by its User-Agent. Absent for programs and unknown browsers. */
      browser?: {
        /**
         * @description Browser family.
         * @example Firefox
         * @enum {string}
         */
        name: 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari';
        /**
         * @description Operating system.
         * @example Linux
         * @enum {string}
         */
        system?: 'Android' | 'ChromeOS' | 'iOS' | 'Linux' | 'macOS' | 'Windows';
      };
      /**
       * @description IP address of the sign-in. IPv6 addresses are shortened to their /64 network.
       * @example 192.0.2.7
       */
      address: string;
      /**
       * Format: date-time
       * @description When the session started.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the session was last used, recorded every five minutes.
       * @example 2026-03-02T14:05:12.481Z
       */
      lastUsedAt: string;
      /**
       * Format: date-time
       * @description When the session expires.
       * @example 2026-03-02T22:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description Active portal sessions of a member. */
    MemberSessionList: {
      /** @description Sessions, the newest first. */
      data: components['schemas']['MemberSession'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A platform that the address of the member has joined. */
    Membership: {
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description Slug of the platform.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Name of the platform.
       * @example Acme Video
       */
      name: string;
      /**
       * @description `sandbox`: licenses of the platform grant no rights.
       * @example sandbox
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description You cannot switch to a suspended platform.
       * @example active
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * @description Your role there.
       * @example developer
       * @enum {string}
       */
      role: 'owner' | 'developer' | 'finance' | 'viewer';
      /**
       * @description Whether the session is for this platform.
       * @example false
       */
      current: boolean;
    };
    /** @description The platforms that the address of the member has joined. */
    MembershipList: {
      /** @description Memberships. */
      data: components['schemas']['Membership'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The moderation status of a track and the reasons for it. */
    ModerationStatus: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Moderation status of the track.
       * @example taken_down
       * @enum {string}
       */
      status: 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
      /**
       * Format: date-time
       * @description When the track got this status.
       * @example 2026-03-02T14:05:12.481Z
       */
      since: string;
      /** @description Decisions in force against the track, the most severe first. */
      decisions: components['schemas']['DecisionInForce'][];
      /** @description Cover of the track. Absent if there is none, or if the track is not available. */
      artwork?: components['schemas']['Image'];
    };
    /** @description An amount of money. */
    Money: {
      /**
       * @description Amount in the minor unit of the currency, such as cents.
       * @example 4900
       */
      amount: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
    };
    /** @description Requests, licenses and reported usage of a platform in a month. */
    MonthlyUsage: {
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The month, in UTC.
       * @example 2026-03
       */
      period: string;
      /**
       * @description `open` while usage of the month can be reported, then `closed`.
       * @enum {string}
       */
      status: 'open' | 'closed';
      /**
       * @description Number of requests that counted toward the daily quota.
       * @example 812
       */
      requests: number;
      /**
       * @description Number of preview links.
       * @example 31
       */
      previews: number;
      /**
       * @description Number of download links.
       * @example 9
       */
      downloads: number;
      /**
       * @description Number of issued licenses.
       * @example 12
       */
      licensesIssued: number;
      /**
       * @description Number of amendments of licenses. Each counts as one license toward the quota.
       * @example 1
       */
      licensesAmended: number;
      /**
       * @description Number of active licenses at the end of the month, or now for the current month.
       * @example 40
       */
      activeLicenses: number;
      /**
       * @description Number of reported plays.
       * @example 340
       */
      plays: number;
      /**
       * @description Number of reported impressions.
       * @example 1200
       */
      impressions: number;
      /** @description The part of these plays and impressions that no license covers. `GET /usage-events` lists the events. */
      unlicensed: {
        /**
         * @description Number of plays that no license covers.
         * @example 12
         */
        plays: number;
        /**
         * @description Number of impressions that no license covers.
         * @example 0
         */
        impressions: number;
      };
      /** @description Usage by track, the most played first: at most 1,000 tracks. The first 100 also have title, artists and cover. */
      byTrack: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Title of the track, with its version. Absent if you may not see the track.
         * @example Slow Harbour
         */
        title?: string;
        /**
         * @description Names of the artists of the track. Absent if you may not see the track.
         * @example [
         *       "Finch & Co"
         *     ]
         */
        artists?: string[];
        /** @description Cover of the track now. Absent if there is none, or if you may not see it. */
        artwork?: components['schemas']['Image'];
        /**
         * @description Number of reported plays.
         * @example 340
         */
        plays: number;
        /**
         * @description Number of reported impressions.
         * @example 1200
         */
        impressions: number;
        /** @description The part of these plays and impressions that no license covers. `GET /usage-events` lists the events. */
        unlicensed: {
          /**
           * @description Number of plays that no license covers.
           * @example 12
           */
          plays: number;
          /**
           * @description Number of impressions that no license covers.
           * @example 0
           */
          impressions: number;
        };
      }[];
      /** @description Usage by country. */
      byTerritory: {
        /**
         * @description Country of the use. Absent for reports without a country.
         * @example DE
         */
        territory?: string;
        /**
         * @description Number of reported plays.
         * @example 340
         */
        plays: number;
        /**
         * @description Number of reported impressions.
         * @example 1200
         */
        impressions: number;
        /** @description The part of these plays and impressions that no license covers. `GET /usage-events` lists the events. */
        unlicensed: {
          /**
           * @description Number of plays that no license covers.
           * @example 12
           */
          plays: number;
          /**
           * @description Number of impressions that no license covers.
           * @example 0
           */
          impressions: number;
        };
      }[];
      /** @description Usage by day, up to today. */
      daily: {
        /**
         * Format: date
         * @description The day, in UTC.
         * @example 2026-03-01
         */
        date: string;
        /**
         * @description Number of requests that counted toward the daily quota.
         * @example 812
         */
        requests: number;
        /**
         * @description Number of preview links.
         * @example 31
         */
        previews: number;
        /**
         * @description Number of download links.
         * @example 9
         */
        downloads: number;
        /**
         * @description Number of issued licenses.
         * @example 12
         */
        licensesIssued: number;
        /**
         * @description Number of reported plays.
         * @example 340
         */
        plays: number;
        /**
         * @description Number of reported impressions.
         * @example 1200
         */
        impressions: number;
        /** @description The part of these plays and impressions that no license covers. `GET /usage-events` lists the events. */
        unlicensed: {
          /**
           * @description Number of plays that no license covers.
           * @example 12
           */
          plays: number;
          /**
           * @description Number of impressions that no license covers.
           * @example 0
           */
          impressions: number;
        };
      }[];
      /** @description The current state of the quotas, regardless of the requested month. */
      quota: {
        /** @description Requests today (UTC). */
        requestsPerDay: {
          /**
           * @description The quota. Null if your contract has no fixed limit.
           * @example 10000
           */
          limit: number | null;
          /**
           * @description Amount used so far.
           * @example 812
           */
          used: number;
          /**
           * @description Amount left. Null if there is no limit.
           * @example 9188
           */
          remaining: number | null;
          /**
           * Format: date-time
           * @description When the quota resets.
           * @example 2026-03-03T00:00:00.000Z
           */
          resetsAt: string;
        };
        /** @description Licenses issued this month (UTC). */
        licensesPerMonth: {
          /**
           * @description The quota. Null if your contract has no fixed limit.
           * @example 10000
           */
          limit: number | null;
          /**
           * @description Amount used so far.
           * @example 812
           */
          used: number;
          /**
           * @description Amount left. Null if there is no limit.
           * @example 9188
           */
          remaining: number | null;
          /**
           * Format: date-time
           * @description When the quota resets.
           * @example 2026-03-03T00:00:00.000Z
           */
          resetsAt: string;
        };
        /** @description Rows enriched today (UTC). */
        enrichRowsPerDay: {
          /**
           * @description The quota. Null if your contract has no fixed limit.
           * @example 10000
           */
          limit: number | null;
          /**
           * @description Amount used so far.
           * @example 812
           */
          used: number;
          /**
           * @description Amount left. Null if there is no limit.
           * @example 9188
           */
          remaining: number | null;
          /**
           * Format: date-time
           * @description When the quota resets.
           * @example 2026-03-03T00:00:00.000Z
           */
          resetsAt: string;
        };
        /** @description Seconds of audio analyzed today (UTC). */
        enrichSecondsPerDay: {
          /**
           * @description The quota. Null if your contract has no fixed limit.
           * @example 10000
           */
          limit: number | null;
          /**
           * @description Amount used so far.
           * @example 812
           */
          used: number;
          /**
           * @description Amount left. Null if there is no limit.
           * @example 9188
           */
          remaining: number | null;
          /**
           * Format: date-time
           * @description When the quota resets.
           * @example 2026-03-03T00:00:00.000Z
           */
          resetsAt: string;
        };
        /** @description The spend limit: license fees this month (UTC). Absent if the platform has none, and cannot buy licenses with a fee. */
        feesPerMonth?: {
          /**
           * @description Currency of the limit (ISO 4217).
           * @example EUR
           */
          currency: string;
          /**
           * @description The spend limit, in the minor unit of the currency.
           * @example 50000
           */
          limit: number;
          /**
           * @description Fees of this month less credits.
           * @example 4900
           */
          used: number;
          /**
           * @description Amount left.
           * @example 45100
           */
          remaining: number;
          /**
           * Format: date-time
           * @description When the next month begins.
           * @example 2026-04-01T00:00:00.000Z
           */
          resetsAt: string;
        };
      };
    };
    /** @description The key of a track. */
    MusicalKey: {
      /**
       * @description Tonic of the key.
       * @example A
       * @enum {string}
       */
      tonic: 'C' | 'C#' | 'D' | 'Eb' | 'E' | 'F' | 'F#' | 'G' | 'Ab' | 'A' | 'Bb' | 'B';
      /**
       * @description Major or minor.
       * @example minor
       * @enum {string}
       */
      mode: 'major' | 'minor';
      /**
       * @description Position on the Camelot wheel.
       * @example 8A
       */
      camelot: string;
    };
    /** @description The code of a report. */
    NoticeCodeDto: {
      /**
       * @description The code of your receipt, or the one that we emailed.
       * @example nrc_7hQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr
       */
      code: string;
    };
    /** @description A complaint against the decision about a report. */
    NoticeComplaintDto: {
      /**
       * @description The code of your receipt, or the one that we emailed.
       * @example nrc_7hQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr
       */
      code: string;
      /**
       * @description Why the decision is wrong, in your words. Visible to staff only.
       * @example The contract that you name ended in 2022.
       */
      text: string;
    };
    /** @description The reasons of the decision about the track, for the person concerned. Its source is `notice`, and it is not automated. */
    NoticeStatementDto: {
      /**
       * @description Ground of the decision.
       * @example rights_claim
       * @enum {string}
       */
      ground:
        | 'meets_requirements'
        | 'metadata'
        | 'audio_quality'
        | 'content_policy'
        | 'rights_claim'
        | 'rights_conflict'
        | 'rights_holder_request'
        | 'legal_order'
        | 'fraud'
        | 'appeal_upheld_facts'
        | 'other';
      /**
       * @description Facts on which the decision is based. They are public: do not name people.
       * @example The recording contains a sample whose use was not licensed.
       */
      facts: string;
      /**
       * @description Clause of the terms or of the law.
       * @example Terms, section 4.2
       */
      clause: string;
      /**
       * @description Territories to which the decision applies. Absent: all territories.
       * @example [
       *       "US"
       *     ]
       */
      territories?: string[];
    };
    /** @description The reason why the OAuth request failed (RFC 6749 §5.2). */
    OAuthError: {
      /** @enum {string} */
      error:
        | 'invalid_request'
        | 'invalid_client'
        | 'unauthorized_client'
        | 'unsupported_grant_type'
        | 'invalid_scope'
        | 'temporarily_unavailable'
        | 'server_error';
      error_description: string;
    };
    /** @description A token revocation (RFC 7009 §2.1). */
    OAuthRevocationRequest: {
      /**
       * @description The token to revoke.
       * @example eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJwbHRfMDFKOVhBMkIzQzRENUU2RjdHOEg5SjBLMU0ifQ.c2ln
       */
      token: string;
      /**
       * @description Ignored: there are only access tokens.
       * @example access_token
       */
      token_type_hint?: string;
      /**
       * @description Required unless you send it with HTTP Basic authentication.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      client_id?: string;
      /**
       * @description Required unless you send it with HTTP Basic authentication.
       * @example pls_Zy9x…
       */
      client_secret?: string;
    };
    /** @description An access token (RFC 6749 §5.1). */
    OAuthToken: {
      /**
       * @description Send it as `Authorization: Bearer …`.
       * @example eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJwbHRfMDFKOVhBMkIzQzRENUU2RjdHOEg5SjBLMU0ifQ.c2ln
       */
      access_token: string;
      /**
       * @description Type of the token.
       * @constant
       */
      token_type: 'Bearer';
      /**
       * @description Seconds until the token expires.
       * @example 3600
       */
      expires_in: number;
      /**
       * @description Scopes of the token, separated by spaces.
       * @example tracks:read licenses:write
       */
      scope: string;
    };
    /** @description A client credentials grant (RFC 6749 §4.4.2). */
    OAuthTokenRequest: {
      /**
       * @description Always `client_credentials`.
       * @example client_credentials
       */
      grant_type: string;
      /**
       * @description Scopes, separated by spaces. Default: all scopes of the client secret.
       * @example tracks:read licenses:write
       */
      scope?: string;
      /**
       * @description Required unless you send it with HTTP Basic authentication.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      client_id?: string;
      /**
       * @description Required unless you send it with HTTP Basic authentication.
       * @example pls_Zy9x…
       */
      client_secret?: string;
    };
    /** @description A tier or an add-on and its price. */
    Offer: {
      /**
       * @description A tier or an add-on.
       * @example growth
       * @enum {string}
       */
      item: 'growth' | 'stems';
      /**
       * @description Billing interval.
       * @example month
       * @enum {string}
       */
      interval: 'month' | 'year';
      /**
       * @description Price per interval, in minor units of the currency.
       * @example 6800
       */
      amount: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
    };
    /** @description A sign-in started at an OpenID provider. */
    OidcSignIn: {
      /**
       * @description Authorization URL of the provider, with PKCE, state and nonce.
       * @example https://id.label.example/authorize?response_type=code
       */
      url: string;
      /**
       * @description Encrypted state of this sign-in. Keep it in the session storage of the browser.
       * @example v1.c2VhbGVk
       */
      state: string;
    };
    /** @description Another report of the same track. */
    OtherTrackNotice: {
      /**
       * @description ID of the report.
       * @example ntc_01JB2M6X8KH3J4K5M6N7P8Q9R0
       */
      noticeId: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Reason for the report. `copyright_recording`, `copyright_composition`: rights in the recording or in the work. `personal_rights`: rights of a person, such as name, voice or privacy. `illegal_content`: content against the law. `child_sexual_abuse`: sexual abuse or exploitation of children.
       * @example copyright_recording
       * @enum {string}
       */
      ground:
        | 'copyright_recording'
        | 'copyright_composition'
        | 'personal_rights'
        | 'illegal_content'
        | 'child_sexual_abuse'
        | 'other';
      /**
       * @description Status of the report, by the last decision.
       * @example received
       * @enum {string}
       */
      status: 'received' | 'actioned' | 'rejected' | 'no_longer_relevant';
      /**
       * Format: date-time
       * @description When the report was submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * @description Whether the report waits for staff. `received`: it is not decided yet. `complained`: there is a complaint against the decision. `decided`: nothing waits.
       * @example received
       * @enum {string}
       */
      state: 'received' | 'complained' | 'decided';
    };
    /** @description An album of your account. */
    OwnAlbum: {
      /**
       * @description ID of the album.
       * @example alb_01J9ZC4V7QW3E5R7T9Y1V3N5P7
       */
      albumId: string;
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Title.
       * @example Northern Windows
       */
      title: string;
      /**
       * @description Type of the release.
       * @example album
       * @enum {string}
       */
      type: 'album' | 'ep' | 'single' | 'compilation';
      /**
       * Format: date
       * @description Release date.
       * @example 2026-03-01
       */
      releaseDate: string;
      /**
       * @description Artists as the album shows them, 1 to 20.
       * @example [
       *       "Mara Lind"
       *     ]
       */
      artists: string[];
      /**
       * @description Phonogram notice.
       * @example ℗ 2026 Nordlicht Records
       */
      pLine: string;
      /**
       * @description Copyright notice.
       * @example © 2026 Nordlicht Publishing
       */
      cLine: string;
      /**
       * @description UPC or EAN.
       * @example 4006381333931
       */
      upc?: string;
      /**
       * @description Label.
       * @example Nordlicht Records
       */
      label?: string;
      /** @description Cover. Absent if there is none. */
      cover?: components['schemas']['Image'];
      /** @description Tracks, sorted by disc and position. */
      tracks: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Number of the disc, from 1.
         * @example 1
         */
        disc: number;
        /**
         * @description Number of the track on its disc, from 1.
         * @example 1
         */
        position: number;
      }[];
      /**
       * Format: date-time
       * @description When the album was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the album last changed.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
    };
    /** @description A page of albums of your account. */
    OwnAlbumPage: {
      /** @description Your albums, newest first. */
      data: components['schemas']['OwnAlbum'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The balances of your account. */
    OwnBalances: {
      /** @description Balances by currency. */
      data: {
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
        /**
         * @description Amounts of all statements, in minor units of the currency.
         * @example 18000
         */
        earned: number;
        /**
         * @description Amounts of all approved payouts, in minor units of the currency.
         * @example 12500
         */
        paid: number;
        /**
         * @description Amounts of payouts that the bank returned, in minor units of the currency.
         * @example 0
         */
        returned: number;
        /**
         * @description What is owed: `earned` less `paid`, plus `returned`, in minor units of the currency.
         * @example 5500
         */
        payable: number;
        /**
         * @description The payout threshold, in minor units of the currency.
         * @example 2500
         */
        threshold: number;
        /** @description Why the balance cannot be paid out now. Empty if it can be. */
        obstacles: ('no_details' | 'details_changed' | 'unverified' | 'on_hold' | 'below_threshold')[];
      }[];
      /** @description Why the account cannot be paid now, whatever its balances, also while it has none. Empty if it can be. */
      obstacles: ('no_details' | 'details_changed' | 'unverified' | 'on_hold')[];
    };
    /** @description A payout to your account. */
    OwnPayout: {
      /**
       * @description ID of the payout.
       * @example pyo_01K9GB2M4N7Q9R1S3T5V7W9X0Y
       */
      payoutId: string;
      /**
       * @description Amount, in minor units of the currency.
       * @example 5500
       */
      amount: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * @description `approved`: the amount is taken from your balance. `sent`: our bank has the transfer. `paid`: our bank has booked it. `returned`: the bank has returned it to us, and the amount is in your balance again.
       * @example sent
       * @enum {string}
       */
      status: 'approved' | 'sent' | 'paid' | 'returned';
      /**
       * @description The account to which it is paid, masked.
       * @example DE••3000
       */
      details: string;
      /**
       * @description The end-to-end ID of the transfer, which the bank of the payee shows.
       * @example PYO01K9GB2M4N7Q9R1S3T5V7W9X0Y
       */
      endToEndId: string;
      /**
       * Format: date
       * @description The day on which the bank executes the payouts.
       * @example 2026-04-15
       */
      executionDate: string;
    };
    /** @description A page of the payouts to your account. */
    OwnPayoutPage: {
      /** @description Payouts, the latest first. */
      data: components['schemas']['OwnPayout'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The latest processed recording. Absent if there is none. */
    OwnRecording: {
      /**
       * @description ID of the upload.
       * @example upl_01JB2M6X8KE9F0G1H2J3K4M5N6
       */
      uploadId: string;
      /**
       * @description Whether you have submitted the track with this recording.
       * @example true
       */
      isSubmitted: boolean;
      measured: components['schemas']['MeasuredMaster'];
    };
    /** @description Changes of an approved track that need our review. The approved version stays in the catalog until then. Absent if there are none. */
    OwnRevision: {
      /**
       * @description `open`: not submitted. `pending_review`: is waiting for our review. `changes_requested`: change them as `reasons` describe and submit the track again. `rejected`: change or withdraw them.
       * @example pending_review
       * @enum {string}
       */
      state: 'open' | 'pending_review' | 'changes_requested' | 'rejected';
      /**
       * @description Names of the changed fields.
       * @example [
       *       "territories"
       *     ]
       */
      fields: string[];
      before: components['schemas']['RevisionBefore'];
      after: components['schemas']['RevisionAfter'];
      /**
       * Format: date-time
       * @description When the changes were submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt?: string;
      /**
       * @description Why we returned or rejected the changes.
       * @example The territories contradict the notice.
       */
      reasons?: string;
    };
    /** @description A stem of a track of your account. */
    OwnStem: {
      /**
       * @description ID of the stem.
       * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
       */
      stemId: string;
      /**
       * @description Category of the stem.
       * @example drums
       * @enum {string}
       */
      category: 'drums' | 'bass' | 'harmony' | 'melody' | 'vocals' | 'percussion' | 'fx' | 'other';
      /**
       * @description Name of the stem. No other stem of the track has it.
       * @example Drums
       */
      name: string;
      /**
       * @description As of an [upload](/reference/operations/getUpload). `missing`: the upload was deleted, or not confirmed within seven days; replace or remove the stem. Only stems that are `ready` can be submitted.
       * @example uploading
       * @enum {string}
       */
      status: 'initiated' | 'uploading' | 'uploaded' | 'processing' | 'ready' | 'failed' | 'missing';
      /**
       * @description ID of the upload.
       * @example upl_01JB2M6X8KE9F0G1H2J3K4M5N6
       */
      uploadId?: string;
      /**
       * @description Step of processing. `waiting`: queued, also again after an interruption. Present only while the status is `processing`.
       * @example measuring
       * @enum {string}
       */
      stage?: 'waiting' | 'assembling' | 'measuring' | 'analyzing';
      /**
       * @description Name of the file, for display.
       * @example night-drive.wav
       */
      fileName?: string;
      /**
       * @description Size of the file in bytes.
       * @example 52920044
       */
      sizeBytes?: number;
      /**
       * @description SHA-256 of the file, in hex. The upload fails with `CHECKSUM_MISMATCH` if the received file has another.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256?: string;
      /**
       * @description Bytes that are stored. An interrupted upload continues here.
       * @example 16777216
       */
      receivedBytes?: number;
      /**
       * Format: date-time
       * @description When the upload was initiated.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt?: string;
      /**
       * Format: date-time
       * @description When the upload was confirmed.
       * @example 2026-03-02T14:05:12.481Z
       */
      confirmedAt?: string;
      upload?: components['schemas']['UploadLink'];
      failure?: components['schemas']['UploadError'];
      /**
       * @description Progress in percent: of the transfer before the confirmation, of processing after it. 100 if the status is final.
       * @example 31
       */
      progress?: number;
      measured?: components['schemas']['MeasuredStem'];
    };
    /** @description The stems of a track of your account. */
    OwnStemList: {
      /** @description The stems, in the order in which they were added. */
      data: components['schemas']['OwnStem'][];
      /** @description How closely the sum of the stems matches the recording. Absent until it is measured. */
      stemsSumToMaster?: {
        /**
         * @description Difference between the sum of the stems and the recording, in decibels. Lower is closer.
         * @example -84.2
         */
        residualDb: number;
      };
    };
    /** @description A track of your account. */
    OwnTrack: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Your own ID of the track, from a delivery. Absent if it has none.
       * @example NL-0001
       */
      externalId?: string;
      /**
       * @description `draft`: never submitted. `pending_review`: is waiting for our review. `changes_requested`: make the changes that `decision` describes and submit the track again. `rejected` and `taken_down` can be appealed.
       * @example changes_requested
       * @enum {string}
       */
      status: 'draft' | 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
      /**
       * @description Whether you have changed these fields since you submitted the track, or have never submitted it.
       * @example false
       */
      hasUnsubmittedChanges: boolean;
      /**
       * Format: date-time
       * @description When you last submitted the track. A revision that is not approved has its own time.
       * @example 2026-03-01T09:30:00.000Z
       */
      submittedAt?: string;
      /**
       * Format: date-time
       * @description When the track was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When you last changed the track.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * @description Title of the track.
       * @example Harbour Lights
       */
      title?: string;
      /**
       * @description Version of the title, such as `Instrumental`.
       * @example Instrumental
       */
      version?: string;
      /** @description Credited artists. */
      artists?: {
        /**
         * @description ID of the artist profile.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId?: string;
        /**
         * @description Name of another artist.
         * @example Juno Vale
         */
        name?: string;
        /**
         * @description Role of the artist.
         * @example main
         * @enum {string}
         */
        role: 'main' | 'featured' | 'remixer';
      }[];
      /**
       * @description ISRC of the recording, with or without hyphens.
       * @example DEA622600417
       */
      isrc?: string;
      /**
       * @description ISWC of the work, with or without separators.
       * @example T0345246801
       */
      iswc?: string;
      /**
       * Format: date
       * @description Release date.
       * @example 2026-03-01
       */
      releaseDate?: string;
      /**
       * @description Tempo in beats per minute. Measured if absent.
       * @example 112
       */
      bpm?: number;
      /** @description Key. Measured if absent. */
      key?: {
        /**
         * @description Tonic of the key.
         * @example A
         * @enum {string}
         */
        tonic: 'C' | 'C#' | 'D' | 'Eb' | 'E' | 'F' | 'F#' | 'G' | 'Ab' | 'A' | 'Bb' | 'B';
        /**
         * @description Major or minor.
         * @example minor
         * @enum {string}
         */
        mode: 'major' | 'minor';
      };
      /**
       * @description Genres. They are stored in lowercase, each once.
       * @example [
       *       "electronic"
       *     ]
       */
      genres?: string[];
      /**
       * @description Moods. Determined from the recording if absent. They are stored in lowercase, each once.
       * @example [
       *       "calm",
       *       "warm"
       *     ]
       */
      moods?: string[];
      /**
       * @description Instruments. They are stored in lowercase, each once.
       * @example [
       *       "piano",
       *       "synth"
       *     ]
       */
      instruments?: string[];
      /**
       * @description Keywords for search. They are stored in lowercase, each once.
       * @example [
       *       "night",
       *       "city"
       *     ]
       */
      keywords?: string[];
      /**
       * @description Energy, from 0 (calm) to 1 (driving). Determined from the recording if absent.
       * @example 0.42
       */
      energy?: number;
      /**
       * @description Kind of vocals.
       * @example instrumental
       * @enum {string}
       */
      vocals?: 'instrumental' | 'male' | 'female' | 'mixed' | 'choir';
      /**
       * @description Language of the lyrics (BCP 47).
       * @example en
       */
      language?: string;
      /**
       * @description Whether the lyrics are explicit.
       * @example clean
       * @enum {string}
       */
      explicitness?: 'explicit' | 'clean' | 'unknown';
      rights?: components['schemas']['PartyShares'];
      /**
       * @description Phonogram notice.
       * @example ℗ 2026 Nordlicht Records
       */
      pLine?: string;
      /**
       * @description Copyright notice.
       * @example © 2026 Nordlicht Publishing
       */
      cLine?: string;
      /** @description Territories in which the track can be licensed. Absent: all. */
      territories?: {
        /**
         * @description Included territories.
         * @example [
         *       "WORLD"
         *     ]
         */
        include: string[];
        /**
         * @description Excluded countries.
         * @example [
         *       "US"
         *     ]
         */
        exclude: string[];
      };
      /** @description Disclosure of the use of AI in the track. */
      aiDisclosure?: {
        /**
         * @description Extent to which AI generated the vocals.
         * @example none
         * @enum {string}
         */
        vocals: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the instruments.
         * @example none
         * @enum {string}
         */
        instruments: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the composition.
         * @example none
         * @enum {string}
         */
        composition: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the lyrics.
         * @example none
         * @enum {string}
         */
        lyrics: 'none' | 'partial' | 'full';
      };
      /** @description Consents to data mining and AI. Absent: none. */
      tdm?: {
        /**
         * @description Text and data mining.
         * @example notAllowed
         * @enum {string}
         */
        dataMining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Use as input to a model.
         * @example notAllowed
         * @enum {string}
         */
        aiInference: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiTraining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of generative AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiGenerativeTraining: 'allowed' | 'notAllowed' | 'constrained';
      };
      /** @description Stems of the track; [their list](/reference/operations/listOwnStems) has their states. Absent if there are none. */
      stems?: {
        /**
         * @description ID of the stem.
         * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
         */
        stemId: string;
        /**
         * @description Category of the stem.
         * @example drums
         * @enum {string}
         */
        category: 'drums' | 'bass' | 'harmony' | 'melody' | 'vocals' | 'percussion' | 'fx' | 'other';
        /**
         * @description Name of the stem.
         * @example Drums
         */
        name: string;
      }[];
      /** @description Artwork. Absent if there is none. */
      artwork?: components['schemas']['Image'];
      recording?: components['schemas']['OwnRecording'];
      decision?: components['schemas']['AdverseDecision'];
      revision?: components['schemas']['OwnRevision'];
      /** @description Our latest 50 decisions about revisions of the track, newest first, also about revisions that you have withdrawn since. Absent if there are none. */
      revisionDecisions?: components['schemas']['RevisionDecision'][];
      /** @description The shares of the approved track and the earlier ones, the oldest first. A revision with other shares adds those from its approval. Present once the track is approved. */
      splits?: components['schemas']['Splits'][];
    };
    /** @description A page of tracks of your account. */
    OwnTrackPage: {
      /** @description Your tracks, newest first. */
      data: components['schemas']['ListedOwnTrack'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The position of this page in its list. */
    Pagination: {
      /**
       * @description Maximum number of items per page.
       * @example 50
       */
      limit: number;
      /**
       * @description Send it as `cursor` to get the next page. Null on the last page.
       * @example null
       */
      nextCursor: string | null;
      /**
       * @description Total number of items on all pages.
       * @example 1
       */
      total?: number;
    };
    /** @description A person or a company that your account names as an owner, a writer or a publisher. */
    Party: {
      /**
       * @description ID of the party.
       * @example pty_01JB2M6X8KC3D5E7F9G1H2J4K6
       */
      partyId: string;
      /**
       * @description Name of the person or company.
       * @example Noor Elia
       */
      name: string;
      /**
       * Format: email
       * @description Address at which the party is asked to confirm its shares. Only your account sees it.
       * @example noor@elia.example
       */
      email?: string;
      /**
       * @description IPI name number, 11 digits.
       * @example 00334284961
       */
      ipi?: string;
      /**
       * @description Performing rights organization.
       * @example GEMA
       */
      society?: string;
      /**
       * Format: date-time
       * @description When the party was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the party last changed.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
    };
    /** @description A party with shares in a track. */
    PartyConfirmation: {
      /**
       * @description ID of the party.
       * @example pty_01JB2M6X8KC3D5E7F9G1H2J4K6
       */
      partyId: string;
      /**
       * @description Name of the party.
       * @example Noor Elia
       */
      name: string;
      /** @description Shares of the party in the track. */
      shares: components['schemas']['PartyShare'][];
      /**
       * @description `confirmed`: by the party, or because you are an owner of your account and its address is your confirmed one. `setAside`: disputes its shares, but our staff have set the dispute aside, so that the track can be submitted with them. `optedOut`: wants no emails about shares. `noAddress`: has no email address. Changed shares, a changed name, IPI name number or address of the party, a changed title or changed artists of the track, and other consents to data mining and AI need a new confirmation.
       * @example asked
       * @enum {string}
       */
      state: 'notAsked' | 'asked' | 'confirmed' | 'disputed' | 'setAside' | 'optedOut' | 'noAddress';
      /**
       * Format: date-time
       * @description When the party was first asked about these shares.
       * @example 2026-03-02T14:05:12.481Z
       */
      askedAt?: string;
      /**
       * Format: date-time
       * @description When we last emailed the party about these shares.
       * @example 2026-03-02T14:05:12.481Z
       */
      emailedAt?: string;
      /**
       * @description Number of reminders about these shares, at most 2.
       * @example 0
       */
      reminders?: number;
      /**
       * Format: date-time
       * @description When the party answered.
       * @example 2026-03-02T14:05:12.481Z
       */
      answeredAt?: string;
      /**
       * @description Why the party disputes its shares.
       * @example I wrote half of the song.
       */
      reason?: string;
    };
    /** @description A page of parties of your account. */
    PartyPage: {
      /** @description Your parties, by name. */
      data: components['schemas']['Party'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A share of a party in a track. */
    PartyShare: {
      /**
       * @description The recording, or the composition as a writer or a publisher. `administered`: the share of a writer that the party administers as a publisher and for which it is paid.
       * @example writer
       * @enum {string}
       */
      side: 'master' | 'writer' | 'publisher' | 'administered';
      /**
       * @description Role of a writer.
       * @example composer
       * @enum {string}
       */
      role?: 'composer' | 'lyricist' | 'composer_lyricist' | 'arranger';
      /**
       * @description Share in percent, as a decimal string.
       * @example 50
       */
      sharePct: string;
      /**
       * @description Territories to which this share applies. Absent: all territories.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
      /**
       * @description Publisher that administers the share of a writer, and is paid for it.
       * @example pty_01JB2M6X8KC3D5E7F9G1H2J4K6
       */
      administeredBy?: string;
    };
    /** @description Shares of the parties of your account. */
    PartyShares: {
      /** @description Owners of the recording. Their shares are 100 in total. */
      master: {
        /**
         * @description ID of the party.
         * @example pty_01JB2M6X8KF3G4H5J6K7M8N9P0
         */
        partyId: string;
        /**
         * @description Share in percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
        /**
         * @description Territories to which this share applies. Absent: all territories.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories?: string[];
      }[];
      /** @description Writers of the composition. Their shares are 100 in total. */
      writers: {
        /**
         * @description ID of the party.
         * @example pty_01JB2M6X8KF3G4H5J6K7M8N9P0
         */
        partyId: string;
        /**
         * @description Role of the writer.
         * @example composer_lyricist
         * @enum {string}
         */
        role: 'composer' | 'lyricist' | 'composer_lyricist' | 'arranger';
        /**
         * @description Share in percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
        /**
         * @description The publisher that administers the share. It must be a publisher of the track.
         * @example pty_01JB2M6X8KF3G4H5J6K7M8N9P0
         */
        administeredBy?: string;
      }[];
      /** @description Publishers of the composition. Their shares are 100 in total. A writer without a publisher is listed as a publisher, too. */
      publishers: {
        /**
         * @description ID of the party.
         * @example pty_01JB2M6X8KF3G4H5J6K7M8N9P0
         */
        partyId: string;
        /**
         * @description Share in percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
        /**
         * @description Territories to which this share applies. Absent: all territories.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories?: string[];
      }[];
    };
    /** @description A passkey of a member. */
    Passkey: {
      /**
       * @description ID of the passkey.
       * @example psk_01JB2M6X8KF5G6H7J8K9M0N1P2
       */
      passkeyId: string;
      /**
       * @description Name that the member chose.
       * @example Laptop
       */
      name: string;
      /**
       * @description Whether the passkey is copied to other devices of the member.
       * @example true
       */
      backedUp: boolean;
      /**
       * Format: date-time
       * @description When the passkey was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the passkey last signed in. Absent until then.
       * @example 2026-03-02T14:05:12.481Z
       */
      lastUsedAt?: string;
    };
    /** @description A registration or sign-in that a browser completes. */
    PasskeyCeremony: {
      /**
       * @description Options for `navigator.credentials`, as JSON (WebAuthn Level 3).
       * @example {
       *       "challenge": "bUIzdk44eEsycUx3MFJ0WTd1WnM1UGRG",
       *       "rpId": "licensing.example"
       *     }
       */
      options: {
        [key: string]: unknown;
      };
      /**
       * @description Encrypted challenge. Valid for 5 minutes, once.
       * @example v1.c2VhbGVk
       */
      state: string;
    };
    /** @description Passkeys of a member. */
    PasskeyList: {
      /** @description Passkeys, the oldest first. */
      data: components['schemas']['Passkey'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description Your password, to confirm the operation. */
    PasswordDto: {
      /**
       * @description The password.
       * @example seven calm harbours
       */
      password: string;
    };
    /** @description An account that earns royalties, with its payout details. */
    Payee: {
      /**
       * @description ID of the account.
       * @example acc_01J9ZC4V7T2D4F6G8H0J1K3M5N
       */
      accountId: string;
      /** @description The last verification of payout details. It applies only to the details of that time. */
      verified?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
        /**
         * Format: date-time
         * @description When the details that were verified were changed.
         * @example 2026-03-02T14:05:12.481Z
         */
        detailsChangedAt: string;
      };
      /** @description The hold of payouts, if there is one. */
      hold?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
        /**
         * @description Why payouts are held. `identity`: it is not clear who the payee is. `sanctions`: a sanctions list may name the payee. `dispute`: someone contests what the account earned. `request`: the payee asked for it.
         * @example identity
         * @enum {string}
         */
        reason: 'identity' | 'sanctions' | 'dispute' | 'request';
      };
      /**
       * @description Name of the profile. Absent if it is unknown.
       * @example Ada Moreno
       */
      name?: string;
      /**
       * Format: date-time
       * @description When the account will be closed, if an owner has asked for it. Its payout details are erased then, so pay what is owed before.
       * @example 2026-03-16T14:05:12.481Z
       */
      closesAt?: string;
      /**
       * @description Country of the profile (ISO 3166-1).
       * @example DE
       */
      country?: string;
      /** @description Payout details, in full. Absent if there are none. */
      details?: {
        /**
         * @description Kind of the account.
         * @example iban
         * @enum {string}
         */
        type: 'iban' | 'account';
        /**
         * @description Holder of the account.
         * @example Ada Moreno
         */
        holder: string;
        /**
         * @description IBAN.
         * @example DE89370400440532013000
         */
        iban?: string;
        /**
         * @description BIC.
         * @example COBADEFFXXX
         */
        bic?: string;
        /**
         * @description Country of the bank (ISO 3166-1), if there is no IBAN.
         * @example US
         */
        country?: string;
        /**
         * @description Bank code, if there is no IBAN.
         * @example 021000021
         */
        bankCode?: string;
        /**
         * @description Account number, if there is no IBAN.
         * @example 1234567890
         */
        accountNumber?: string;
        /**
         * Format: date-time
         * @description When the details were changed.
         * @example 2026-03-02T14:05:12.481Z
         */
        changedAt: string;
        /**
         * Format: date-time
         * @description Payouts to these details are possible from this time.
         * @example 2026-03-02T14:05:12.481Z
         */
        heldUntil: string;
      };
      /** @description Why the account cannot be paid now, whatever its balances, also while it has none. Empty if it can be. */
      obstacles: ('no_details' | 'details_changed' | 'unverified' | 'on_hold')[];
      /** @description Balances by mode and currency. */
      balances: {
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
        /**
         * @description Amounts of all statements, in minor units of the currency.
         * @example 18000
         */
        earned: number;
        /**
         * @description Amounts of all approved payouts, in minor units of the currency.
         * @example 12500
         */
        paid: number;
        /**
         * @description Amounts of payouts that the bank returned, in minor units of the currency.
         * @example 0
         */
        returned: number;
        /**
         * @description What is owed: `earned` less `paid`, plus `returned`, in minor units of the currency.
         * @example 5500
         */
        payable: number;
        /**
         * @description `test`: sandbox and test money, which is never paid out.
         * @example live
         * @enum {string}
         */
        mode: 'live' | 'test';
      }[];
    };
    /** @description What an account earned and was paid in a currency. */
    PayeeBalance: {
      /**
       * @description ID of the account.
       * @example acc_01J9ZC4V7T2D4F6G8H0J1K3M5N
       */
      accountId: string;
      /**
       * @description Name of the profile. Absent if it is unknown.
       * @example Ada Moreno
       */
      name?: string;
      /**
       * Format: date-time
       * @description When the account will be closed, if an owner has asked for it. Its payout details are erased then, so pay what is owed before.
       * @example 2026-03-16T14:05:12.481Z
       */
      closesAt?: string;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * @description Amounts of all statements, in minor units of the currency.
       * @example 18000
       */
      earned: number;
      /**
       * @description Amounts of all approved payouts, in minor units of the currency.
       * @example 12500
       */
      paid: number;
      /**
       * @description Amounts of payouts that the bank returned, in minor units of the currency.
       * @example 0
       */
      returned: number;
      /**
       * @description What is owed: `earned` less `paid`, plus `returned`, in minor units of the currency.
       * @example 5500
       */
      payable: number;
      /**
       * @description The scheme of the runs that pay the balance. Absent if the account has no payout details.
       * @example sepa
       * @enum {string}
       */
      scheme?: 'sepa' | 'other';
      /** @description Why the balance cannot be paid out now. Empty if it can be. */
      obstacles: ('no_details' | 'details_changed' | 'unverified' | 'on_hold' | 'below_threshold')[];
    };
    /** @description A page of balances. */
    PayeeBalancePage: {
      /** @description Balances by account. */
      data: components['schemas']['PayeeBalance'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description What staff have decided about a payee. */
    PayeeDecisions: {
      /**
       * @description ID of the account.
       * @example acc_01J9ZC4V7T2D4F6G8H0J1K3M5N
       */
      accountId: string;
      /** @description The last verification of payout details. It applies only to the details of that time. */
      verified?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
        /**
         * Format: date-time
         * @description When the details that were verified were changed.
         * @example 2026-03-02T14:05:12.481Z
         */
        detailsChangedAt: string;
      };
      /** @description The hold of payouts, if there is one. */
      hold?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
        /**
         * @description Why payouts are held. `identity`: it is not clear who the payee is. `sanctions`: a sanctions list may name the payee. `dispute`: someone contests what the account earned. `request`: the payee asked for it.
         * @example identity
         * @enum {string}
         */
        reason: 'identity' | 'sanctions' | 'dispute' | 'request';
      };
    };
    /** @description Payouts of one currency that are approved and sent together. */
    PayoutRun: {
      /**
       * @description ID of the payout run.
       * @example prn_01K9GB2M4N6P8Q0R1S3T5V7W9X
       */
      runId: string;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * @description `sepa`: SEPA credit transfers in euros, to IBANs of the SEPA countries, also as a `pain.001` file. `other`: everything else, as a CSV file.
       * @example sepa
       * @enum {string}
       */
      scheme: 'sepa' | 'other';
      /**
       * Format: date
       * @description The day on which the bank executes the payouts.
       * @example 2026-04-15
       */
      executionDate: string;
      /**
       * @description `proposed`: another member of finance has to approve it. `approved`: the amounts are booked, and the file can be downloaded. `sent`: the bank has the file. `paid`: the bank has booked it. `canceled`: it was canceled before its approval.
       * @example proposed
       * @enum {string}
       */
      status: 'proposed' | 'approved' | 'sent' | 'paid' | 'canceled';
      /**
       * @description Number of payouts, at most 500.
       * @example 2
       */
      payouts: number;
      /**
       * @description Sum of all payouts, in minor units of the currency.
       * @example 9200
       */
      total: number;
      /**
       * @description Sum of the payouts that the bank returned, in minor units of the currency.
       * @example 0
       */
      returned: number;
      /** @description The formats in which the run can be downloaded after its approval. */
      formats: ('csv' | 'pain001')[];
      /** @description Who proposed it. */
      proposed: {
        /**
         * @description ID of the member of staff.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /** @description Who approved it. */
      approved?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /** @description Who sent it. */
      sent?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /** @description Who confirmed that the bank has booked it. */
      paid?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /** @description Who canceled it. */
      canceled?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
    };
    /** @description A page of payout runs. */
    PayoutRunPage: {
      /** @description Runs, the latest first. */
      data: components['schemas']['PayoutRun'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A change of the tier or the add-ons of a platform. */
    PlanChange: {
      /**
       * Format: date-time
       * @description When the plan changed.
       * @example 2026-03-02T14:05:12.481Z
       */
      at: string;
      /**
       * @description `payment`: a payment, or the lack of one, changed the plan. Otherwise who changed it.
       * @example payment
       * @enum {string}
       */
      cause: 'payment' | 'staff' | 'operator';
      /** @description The plan before. */
      before: {
        /**
         * @description The tier.
         * @example growth
         * @enum {string}
         */
        tier: 'developer' | 'growth' | 'enterprise';
        /**
         * @description Add-ons.
         * @example [
         *       "stems"
         *     ]
         */
        addOns: 'stems'[];
      };
      /** @description The plan since then. */
      after: {
        /**
         * @description The tier.
         * @example growth
         * @enum {string}
         */
        tier: 'developer' | 'growth' | 'enterprise';
        /**
         * @description Add-ons.
         * @example [
         *       "stems"
         *     ]
         */
        addOns: 'stems'[];
      };
    };
    /** @description The latest changes of the plan of a platform. */
    PlanChangeList: {
      /** @description Changes of the plan, the latest first. */
      data: components['schemas']['PlanChange'][];
    };
    /** @description What a change of plan would cost now. */
    PlanPreview: {
      /**
       * @description Billing interval.
       * @example month
       * @enum {string}
       */
      interval: 'month' | 'year';
      /** @description What the invoice of the change would contain. */
      lines: {
        /**
         * @description `period`: the new period. `credit`: the unused rest of the current period. `other`: taxes, discounts and other items of the payment provider.
         * @example period
         * @enum {string}
         */
        kind: 'period' | 'credit' | 'other';
        /**
         * @description In minor units of the currency. Negative for a credit.
         * @example 68000
         */
        amount: number;
      }[];
      /**
       * @description What the payment provider would charge immediately, in minor units of the currency.
       * @example 6800
       */
      dueNow: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description End of the new period, when the plan is renewed.
       * @example 2027-03-02T14:05:12.481Z
       */
      periodEnd: string;
      /** @description The card that would be charged, if the payment provider names it. */
      card?: {
        /**
         * @description Brand of the card.
         * @example visa
         */
        brand: string;
        /**
         * @description Last four digits of the card.
         * @example 4242
         */
        last4: string;
      };
    };
    /** @description All tiers and add-ons, whether you have them or not. */
    Plans: {
      /** @description All tiers, the smallest first. */
      tiers: components['schemas']['TierPlan'][];
      /** @description All add-ons. */
      addOns: components['schemas']['AddOnPlan'][];
    };
    /** @description A partner that licenses tracks. */
    Platform: {
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The name of the platform in URLs.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Name of the platform.
       * @example Acme Video
       */
      name: string;
      /**
       * @description Tier of the platform.
       * @example developer
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description `suspended`: no credential of the platform works.
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * @description `live` or `sandbox`. Sandbox licenses grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Scopes of the platform: the most that a credential can have.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description Entitlements of the tier and of add-ons.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description Quotas of the platform. */
      quotas: {
        /**
         * @description Sustained requests per second.
         * @example 10
         */
        requestsPerSecond: number;
        /**
         * @description Maximum burst of requests.
         * @example 20
         */
        burst: number;
        /**
         * @description Requests per day (UTC). Null if your contract has no fixed limit.
         * @example 10000
         */
        requestsPerDay: number | null;
        /**
         * @description Issued licenses per month (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        licensesPerMonth: number | null;
        /**
         * @description Enriched rows per day (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        enrichRowsPerDay: number | null;
        /**
         * @description Seconds of analyzed audio per day (UTC). Null if your contract has no fixed limit.
         * @example 18000
         */
        enrichSecondsPerDay: number | null;
      };
      /**
       * @description The maximum of the fees that the platform may spend on licenses in a calendar month (UTC). Absent: it cannot buy licenses with a fee.
       * @example {
       *       "amount": 50000,
       *       "currency": "EUR"
       *     }
       */
      spendLimit?: components['schemas']['Money'];
      /**
       * @description Content types that the platform publishes.
       * @example [
       *       "ugc_video"
       *     ]
       */
      contentTypes: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories in which the platform publishes.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Contact address of the platform.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description A new contact address that is not confirmed yet.
       * @example rights@acme.example
       */
      pendingContactEmail?: string;
      /**
       * @description Language of emails to the platform and to members who have chosen none. Sign-in emails to them follow `Accept-Language`, otherwise this.
       * @example de
       * @enum {string}
       */
      language: 'en' | 'de' | 'fr' | 'es';
      /** @description Website of the platform. */
      websiteUrl?: string;
      /**
       * @description Client ID for the token exchange. Not secret.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId: string;
      /**
       * Format: date-time
       * @description When the platform was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
    };
    /**
     * @description A tier, add-ons or both to buy.
     * @example {
     *       "slug": "acme-video",
     *       "tier": "growth",
     *       "addOns": [
     *         "stems"
     *       ],
     *       "interval": "month",
     *       "successUrl": "https://acme.example/paid",
     *       "cancelUrl": "https://acme.example/plans"
     *     }
     */
    PlatformCheckoutDto: {
      /**
       * @description Your own slug.
       * @example acme-video
       */
      slug: string;
      /**
       * @description The tier. The enterprise tier is set by contract.
       * @example growth
       * @enum {string}
       */
      tier?: 'growth';
      /**
       * @description Add-ons to buy.
       * @example [
       *       "stems"
       *     ]
       */
      addOns?: 'stems'[];
      /**
       * @description Billing interval.
       * @example month
       * @enum {string}
       */
      interval: 'month' | 'year';
      /**
       * Format: uri
       * @description URL to which the payer returns after payment. Must be https and on the registered website of the platform.
       * @example https://acme.example/paid
       */
      successUrl: string;
      /**
       * Format: uri
       * @description URL to which the payer returns without payment. The same rules apply.
       * @example https://acme.example/plans
       */
      cancelUrl: string;
    };
    /** @description An event of your platform or of the catalog. */
    PlatformEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @example license.issued
       * @enum {string}
       */
      type:
        | 'track.approved'
        | 'track.updated'
        | 'track.takedown'
        | 'license.issued'
        | 'license.amended'
        | 'license.revoked'
        | 'license.expiring'
        | 'license.expired'
        | 'appeal.decided'
        | 'usage.quota_warning'
        | 'endpoint.failing'
        | 'endpoint.disabled'
        | 'endpoint.test';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /**
       * @description Data of the event, as in the message of its type. For a takedown, without affected licenses and replacements.
       * @example {
       *       "licenseId": "lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F"
       *     }
       */
      data: {
        [key: string]: unknown;
      };
    };
    /** @description A page of events. */
    PlatformEventPage: {
      /** @description Events, newest first. */
      data: components['schemas']['PlatformEvent'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A person who acts for the platform in the portal. */
    PlatformMember: {
      /**
       * @description ID of the member.
       * @example mbr_01J9XA2B3F8T7W6V5U4R3Q2P1N
       */
      memberId: string;
      /**
       * @description Email address, in lower case.
       * @example kim@acme.example
       */
      email: string;
      /**
       * @description Name of the member.
       * @example Kim Park
       */
      name?: string;
      /**
       * @description `owner`: everything, including members. `developer`: licenses, credentials and webhooks. `finance`: plan, payments and invoices. `viewer`: read access only.
       * @example developer
       * @enum {string}
       */
      role: 'owner' | 'developer' | 'finance' | 'viewer';
      /**
       * @description Language of emails to the member. Absent: that of the platform; for sign-in emails, that of `Accept-Language`.
       * @example de
       * @enum {string}
       */
      language?: 'en' | 'de' | 'fr' | 'es';
      /**
       * @description `joined` once the member has opened a link in an email.
       * @example joined
       * @enum {string}
       */
      status: 'invited' | 'joined';
      /**
       * Format: date-time
       * @description When the member was added.
       * @example 2026-03-01T09:30:00.000Z
       */
      invitedAt: string;
      /**
       * Format: date-time
       * @description When the member joined.
       * @example 2026-03-02T14:05:12.481Z
       */
      joinedAt?: string;
    };
    /** @description The members of a platform. */
    PlatformMemberList: {
      /** @description The members, in the order in which they were added. */
      data: components['schemas']['PlatformMember'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A one-time sign-in link to the portal. */
    PortalLink: {
      /**
       * @description URL that signs one person in to the portal, once, within 5 minutes. Redirect the person to it.
       * @example https://licensing.example/portal/#code=bGluayBwbHRfMDFKOVhB.c2VhbA
       */
      url: string;
      /**
       * Format: date-time
       * @description When the link expires.
       * @example 2026-03-02T02:05:00.000Z
       */
      expiresAt: string;
    };
    /** @description A portal session. */
    PortalSession: {
      platform: components['schemas']['Platform'];
      /**
       * @description Send it as `X-CSRF-Token` with every request of the session except GET.
       * @example mB3vN8xK2qLw0RtY7uZs5PdF1hJc4gAe
       */
      csrfToken: string;
      /**
       * @description The credential that started the session. The session ends with it. Absent for a member and for our staff.
       * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
       */
      credentialId?: string;
      /** @description The member who signed in; the role decides which operations the session may use. */
      member?: components['schemas']['PlatformMember'];
      viewedBy?: components['schemas']['PortalViewer'];
      /**
       * Format: date-time
       * @description When the session expires.
       * @example 2026-03-02T14:00:00.000Z
       */
      expiresAt: string;
    };
    /** @description A view of the portal of a platform by a member of our staff. */
    PortalView: {
      /**
       * @description ID of the view.
       * @example ses_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      viewId: string;
      /**
       * @description Why our staff looked at the portal.
       * @example A delivery to your endpoint failed
       */
      reason: string;
      /**
       * Format: date-time
       * @description When the view began.
       * @example 2026-03-02T14:05:12.481Z
       */
      openedAt: string;
      /**
       * Format: date-time
       * @description When the view expires. It ends earlier with the session of the member of staff.
       * @example 2026-03-02T15:05:00.000Z
       */
      expiresAt: string;
      /**
       * Format: date-time
       * @description When the view ended: by the member of staff, with their session, role or account, with all sessions of the platform, or because it expired. Absent while it is open.
       * @example 2026-03-02T14:25:00.000Z
       */
      endedAt?: string;
    };
    /** @description A page of the views of the portal by our staff. */
    PortalViewPage: {
      /** @description Views, the latest first. */
      data: components['schemas']['PortalView'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The member of our staff who looks at the portal and can change nothing. */
    PortalViewer: {
      /**
       * @description ID of the staff account.
       * @example stf_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      staffId: string;
      /**
       * @description Name of the member of staff.
       * @example Robin Lee
       */
      name: string;
      /**
       * @description Why they look at the portal.
       * @example A delivery to your endpoint failed
       */
      reason: string;
      /**
       * @description Operations that the session may use. Every other one responds with 403 READ_ONLY_SESSION.
       * @example [
       *       "getPlatform",
       *       "listLicenses"
       *     ]
       */
      operations: string[];
    };
    /**
     * @description Amendments of a license to check.
     * @example {
     *       "candidates": [
     *         {
     *           "territories": [
     *             "FR"
     *           ]
     *         },
     *         {
     *           "validUntil": "2027-03-02T14:05:12.481Z"
     *         }
     *       ]
     *     }
     */
    PreflightAmendmentsDto: {
      /** @description Amendments to check, at most 100. Each is checked on its own. */
      candidates: components['schemas']['AmendLicenseDto'][];
    };
    /**
     * @description License requests to check.
     * @example {
     *       "candidates": [
     *         {
     *           "trackId": "trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q",
     *           "contentId": "video-20931"
     *         }
     *       ]
     *     }
     */
    PreflightLicensesDto: {
      /** @description License requests to check, at most 100. */
      candidates: components['schemas']['CreateLicenseDto'][];
    };
    /** @description A link to the watermarked 30-second preview of a track. */
    PreviewStream: {
      /**
       * Format: uri
       * @description A signed link that works without a credential until it expires. Do not publish it.
       */
      url: string;
      /**
       * Format: date-time
       * @description When the link expires. Request a new one after that.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
      /**
       * @description Format of the preview.
       * @constant
       */
      format: 'mp3';
      /**
       * @description Length in milliseconds.
       * @example 30000
       */
      durationMs: number;
      /**
       * @description The preview has an audible watermark.
       * @constant
       */
      watermarked: true;
      /**
       * @description Position in the track at which the preview begins, in milliseconds.
       * @example 31500
       */
      previewStartMs: number;
    };
    /** @description The reason why a request failed (RFC 9457). Some codes add fields. */
    Problem: {
      /**
       * Format: uri
       * @description URL of the page that explains the code.
       */
      type: string;
      title: string;
      status: number;
      detail: string;
      /**
       * @description Stable code of the problem.
       * @enum {string}
       */
      code:
        | 'VALIDATION_FAILED'
        | 'MALFORMED_JSON'
        | 'CURSOR_INVALID'
        | 'INVALID_SCOPE'
        | 'TOKEN_MISSING'
        | 'TOKEN_INVALID'
        | 'TOKEN_EXPIRED'
        | 'INVALID_CLIENT'
        | 'SIGN_IN_FAILED'
        | 'TOTP_REQUIRED'
        | 'PAYMENT_REQUIRED'
        | 'IP_NOT_ALLOWED'
        | 'SCOPE_MISSING'
        | 'CSRF_TOKEN_INVALID'
        | 'REAUTHENTICATION_FAILED'
        | 'ROLE_MISSING'
        | 'READ_ONLY_SESSION'
        | 'ENTITLEMENT_REQUIRED'
        | 'PLATFORM_MISMATCH'
        | 'PLATFORM_SUSPENDED'
        | 'LICENSE_NOT_ACTIVE'
        | 'LICENSE_TRACK_MISMATCH'
        | 'NOT_FOUND'
        | 'TRACK_NOT_FOUND'
        | 'LICENSE_NOT_FOUND'
        | 'PLATFORM_NOT_FOUND'
        | 'METHOD_NOT_ALLOWED'
        | 'NOT_ACCEPTABLE'
        | 'REQUEST_TIMEOUT'
        | 'SLUG_TAKEN'
        | 'APPEAL_OPEN'
        | 'PERIOD_CLOSED'
        | 'STATE_CONFLICT'
        | 'IDEMPOTENCY_IN_PROGRESS'
        | 'TRACK_TAKEN_DOWN'
        | 'CURSOR_EXPIRED'
        | 'VERSION_CONFLICT'
        | 'PROTOCOL_VERSION_UNSUPPORTED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'RANGE_NOT_SATISFIABLE'
        | 'IDEMPOTENCY_MISMATCH'
        | 'TRACK_NOT_LICENSABLE'
        | 'TERRITORY_NOT_CLEARED'
        | 'CONTENT_TYPE_NOT_CLEARED'
        | 'AUDIO_INVALID'
        | 'PRECONDITION_REQUIRED'
        | 'RATE_LIMITED'
        | 'QUOTA_EXCEEDED'
        | 'HEADERS_TOO_LARGE'
        | 'CHECKSUM_MISMATCH'
        | 'INTERNAL'
        | 'UNAVAILABLE';
      /** @description Path of the request. */
      instance: string;
      requestId: string;
      errors?: components['schemas']['FieldError'][];
      /** @description Number of errors that are not listed. */
      errorsOmitted?: number;
    } & {
      [key: string]: unknown;
    };
    /** @description What to pay, and when. */
    ProposePayoutsDto: {
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * @description `sepa`: SEPA credit transfers in euros, to IBANs of the SEPA countries, also as a `pain.001` file. `other`: everything else, as a CSV file.
       * @example sepa
       * @enum {string}
       */
      scheme: 'sepa' | 'other';
      /**
       * Format: date
       * @description The day on which the bank executes the payouts.
       * @example 2026-04-15
       */
      executionDate: string;
    };
    /**
     * @description A platform to create.
     * @example {
     *       "name": "Acme Video",
     *       "contactEmail": "licensing@acme.example",
     *       "slug": "acme-video",
     *       "environment": "live",
     *       "tier": "enterprise"
     *     }
     */
    ProvisionPlatformDto: {
      /**
       * @description Name of the platform, shown on licenses and certificates.
       * @example Acme Video
       */
      name: string;
      /**
       * Format: email
       * @description Contact address for messages about licenses, takedowns and billing.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * Format: uri
       * @description Website of the platform.
       * @example https://acme.example
       */
      websiteUrl?: string;
      /**
       * @description Tier of the platform.
       * @example enterprise
       * @enum {string}
       */
      tier?: 'developer' | 'growth' | 'enterprise';
      /**
       * @description Scopes of the platform: the most that a credential can have.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes?: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description Add-ons in addition to the tier.
       * @example [
       *       "stems"
       *     ]
       */
      addOns?: 'stems'[];
      quotas?: components['schemas']['QuotaOverrides'];
      /**
       * @description Whether the platform is a licensing hub. Its licenses have the source `hub`.
       * @example false
       */
      hub?: boolean;
      /**
       * @description Content types that the platform publishes, the most common first.
       * @example [
       *       "film"
       *     ]
       */
      contentTypes?: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories in which the platform publishes.
       * @example [
       *       "WORLD"
       *     ]
       */
      territories?: string[];
      /**
       * @description The name of the platform in URLs.
       * @example acme-video
       */
      slug: string;
      /**
       * @description `live` or `sandbox`. Sandbox licenses grant no rights.
       * @example sandbox
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
    };
    /** @description A platform with its new API key and client secret, which are shown only once. */
    ProvisionedPlatform: {
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The name of the platform in URLs.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Name of the platform.
       * @example Acme Video
       */
      name: string;
      /**
       * @description Tier of the platform.
       * @example developer
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description `suspended`: no credential of the platform works.
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * @description `live` or `sandbox`. Sandbox licenses grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Scopes of the platform: the most that a credential can have.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description Entitlements of the tier and of add-ons.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description Quotas of the platform. */
      quotas: {
        /**
         * @description Sustained requests per second.
         * @example 10
         */
        requestsPerSecond: number;
        /**
         * @description Maximum burst of requests.
         * @example 20
         */
        burst: number;
        /**
         * @description Requests per day (UTC). Null if your contract has no fixed limit.
         * @example 10000
         */
        requestsPerDay: number | null;
        /**
         * @description Issued licenses per month (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        licensesPerMonth: number | null;
        /**
         * @description Enriched rows per day (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        enrichRowsPerDay: number | null;
        /**
         * @description Seconds of analyzed audio per day (UTC). Null if your contract has no fixed limit.
         * @example 18000
         */
        enrichSecondsPerDay: number | null;
      };
      /**
       * @description The maximum of the fees that the platform may spend on licenses in a calendar month (UTC). Absent: it cannot buy licenses with a fee.
       * @example {
       *       "amount": 50000,
       *       "currency": "EUR"
       *     }
       */
      spendLimit?: components['schemas']['Money'];
      /**
       * @description Content types that the platform publishes.
       * @example [
       *       "ugc_video"
       *     ]
       */
      contentTypes: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories in which the platform publishes.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Contact address of the platform.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description A new contact address that is not confirmed yet.
       * @example rights@acme.example
       */
      pendingContactEmail?: string;
      /**
       * @description Language of emails to the platform and to members who have chosen none. Sign-in emails to them follow `Accept-Language`, otherwise this.
       * @example de
       * @enum {string}
       */
      language: 'en' | 'de' | 'fr' | 'es';
      /** @description Website of the platform. */
      websiteUrl?: string;
      /**
       * @description Client ID for the token exchange. Not secret.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId: string;
      /**
       * Format: date-time
       * @description When the platform was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description Add-ons agreed in addition to the tier.
       * @example [
       *       "stems"
       *     ]
       */
      addOns: 'stems'[];
      quotaOverrides: components['schemas']['QuotaOverrides'];
      /**
       * @description Whether the platform is a licensing hub, which licenses for others.
       * @example false
       */
      hub: boolean;
      /**
       * @description Version of the record. Increases with every change.
       * @example 3
       */
      version: number;
      /**
       * @description The API key. Shown only once.
       * @example plk_live_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s0X1y2Z3
       */
      apiKey: string;
      /**
       * @description The client secret. Shown only once.
       * @example pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6
       */
      clientSecret: string;
    };
    /**
     * @description Changes to the quotas agreed with the platform. Absent quotas stay unchanged; null resets a quota to that of the tier.
     * @example {
     *       "requestsPerDay": 1000000,
     *       "licensesPerMonth": null
     *     }
     */
    QuotaOverrideChanges: {
      /**
       * @description Sustained requests per second. Null resets it to the quota of the tier.
       * @example 100
       */
      requestsPerSecond?: number | null;
      /**
       * @description Maximum burst of requests. Null resets it to the quota of the tier.
       * @example 200
       */
      burst?: number | null;
      /**
       * @description Requests per day (UTC), or `unlimited`. Null resets it to the quota of the tier.
       * @example 1000000
       */
      requestsPerDay?: number | 'unlimited' | null;
      /**
       * @description Issued licenses per month (UTC), or `unlimited`. Null resets it to the quota of the tier.
       * @example 50000
       */
      licensesPerMonth?: number | 'unlimited' | null;
      /**
       * @description Enriched rows per day (UTC), or `unlimited`. Null resets it to the quota of the tier.
       * @example 5000
       */
      enrichRowsPerDay?: number | 'unlimited' | null;
      /**
       * @description Seconds of analyzed audio per day (UTC), or `unlimited`. Null resets it to the quota of the tier.
       * @example 900000
       */
      enrichSecondsPerDay?: number | 'unlimited' | null;
    };
    /** @description Quotas agreed with the platform. Absent quotas are those of its tier. */
    QuotaOverrides: {
      /**
       * @description Sustained requests per second.
       * @example 100
       */
      requestsPerSecond?: number;
      /**
       * @description Maximum burst of requests.
       * @example 200
       */
      burst?: number;
      /**
       * @description Requests per day (UTC), or `unlimited`.
       * @example 1000000
       */
      requestsPerDay?: number | 'unlimited';
      /**
       * @description Issued licenses per month (UTC), or `unlimited`.
       * @example 50000
       */
      licensesPerMonth?: number | 'unlimited';
      /**
       * @description Enriched rows per day (UTC), or `unlimited`.
       * @example 5000
       */
      enrichRowsPerDay?: number | 'unlimited';
      /**
       * @description Seconds of analyzed audio per day (UTC), or `unlimited`.
       * @example 900000
       */
      enrichSecondsPerDay?: number | 'unlimited';
    };
    /** @description The code from the email. */
    ReadSharesDto: {
      /**
       * @description The code from the email.
       * @example asc_4c3B2a1AbCdEf0Gh1Ij2Kl3Mn4Op5Qr6St7Uv8Wx9Yz
       */
      code: string;
    };
    /** @description The service is ready for requests. */
    Readiness: {
      /** @constant */
      status: 'ready';
      checks: {
        [key: string]: 'ok' | string;
      };
    };
    /** @description A payment of a fee invoice. */
    RecordFeePaymentDto: {
      /**
       * @description The amount, in minor units of the currency of the invoice.
       * @example 9800
       */
      amount: number;
      /**
       * Format: date
       * @description The day on which the bank has booked the payment, in UTC: not before the day on which the invoice was issued, and not after today.
       * @example 2026-03-02
       */
      receivedOn: string;
      /**
       * @description How the statement of the bank names the payment.
       * @example LF-2026-000001
       */
      reference: string;
    };
    /** @description One report, or `{ events }` with several. */
    RecordUsageEventDto: components['schemas']['UsageBatchDto'] | components['schemas']['UsageEventDto'];
    /** @description The period to recover. */
    RecoverDeliveriesDto: {
      /**
       * Format: date-time
       * @description Recovers events since this time, at most thirty days ago.
       * @example 2026-03-02T14:05:12.481Z
       */
      since: string;
    };
    /**
     * @description An account of an artist or a label to register.
     * @example {
     *       "kind": "artist",
     *       "name": "Mara Lind",
     *       "email": "mara@label.example",
     *       "password": "seven calm harbours",
     *       "country": "DE",
     *       "adult": true,
     *       "acceptTerms": true,
     *       "agreementVersion": "1"
     *     }
     */
    RegisterArtistDto: {
      /**
       * @description Whether the account is of an artist or of a label.
       * @example artist
       * @enum {string}
       */
      kind: 'artist' | 'label';
      /**
       * @description Name of the artist or label.
       * @example Mara Lind
       */
      name: string;
      /**
       * Format: email
       * @description An email address.
       * @example mara@label.example
       */
      email: string;
      /**
       * @description 12 to 256 characters of any kind.
       * @example seven calm harbours
       */
      password: string;
      /**
       * @description Country of the artist or label (ISO 3166-1 alpha-2).
       * @example DE
       */
      country: string;
      /**
       * @description Confirms that you are of age in your country.
       * @example true
       * @constant
       */
      adult: true;
      /**
       * @description Accepts the agreement.
       * @example true
       * @constant
       */
      acceptTerms: true;
      /**
       * @description Version of the agreement, as `GET /artists/agreement` shows it.
       * @example 1
       */
      agreementVersion: string;
      /**
       * @description The code of an invitation. Required if registration is by invitation.
       * @example WyJtYXJhQGxhYmVsLmV4YW1wbGUiXQ.Zy9xW8vU7tS6rQ5p
       */
      invitation?: string;
    };
    /**
     * @description A platform to register.
     * @example {
     *       "name": "Acme Video",
     *       "contactEmail": "licensing@acme.example",
     *       "slug": "acme-video",
     *       "websiteUrl": "https://acme.example",
     *       "contentTypes": [
     *         "ugc_video",
     *         "short_video"
     *       ],
     *       "territories": [
     *         "DE",
     *         "AT",
     *         "CH"
     *       ],
     *       "acceptTerms": true
     *     }
     */
    RegisterPlatformDto: {
      /**
       * @description Name of the platform, shown on licenses and certificates.
       * @example Acme Video
       */
      name: string;
      /**
       * Format: email
       * @description Contact address for messages about licenses, takedowns and billing.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description The name of the platform in URLs. Default: derived from `name`.
       * @example acme-video
       */
      slug?: string;
      /**
       * Format: uri
       * @description Website of the platform.
       * @example https://acme.example
       */
      websiteUrl?: string;
      /**
       * @description What you publish, and how.
       * @example Short clips by our users
       */
      useCase?: string;
      /**
       * @description Content types that you publish, the most common first. The first one is the default for your licenses.
       * @example [
       *       "ugc_video",
       *       "short_video"
       *     ]
       */
      contentTypes?: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories in which you publish: the default for your licenses.
       * @example [
       *       "WORLD"
       *     ]
       */
      territories?: string[];
      /**
       * @description Language of emails to the platform. Default: from `Accept-Language`, or `en`.
       * @example de
       * @enum {string}
       */
      language?: 'en' | 'de' | 'fr' | 'es';
      /**
       * @description Accepts the partner terms. Must be `true`.
       * @example true
       * @constant
       */
      acceptTerms: true;
    };
    /** @description A registered account. */
    RegisteredArtist: {
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description ID of the account.
       * @example acc_01JB2M6X8KB5C6D7E8F9G0H1J2
       */
      accountId: string;
      /**
       * @description The account is unverified until you confirm the email address.
       * @constant
       */
      status: 'unverified';
    };
    /** @description A platform with its API key and client secret, which are shown only once. */
    RegisteredPlatform: {
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The name of the platform in URLs.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Name of the platform.
       * @example Acme Video
       */
      name: string;
      /**
       * @description Tier of the platform.
       * @example developer
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description `suspended`: no credential of the platform works.
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * @description `live` or `sandbox`. Sandbox licenses grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Scopes of the platform: the most that a credential can have.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description Entitlements of the tier and of add-ons.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description Quotas of the platform. */
      quotas: {
        /**
         * @description Sustained requests per second.
         * @example 10
         */
        requestsPerSecond: number;
        /**
         * @description Maximum burst of requests.
         * @example 20
         */
        burst: number;
        /**
         * @description Requests per day (UTC). Null if your contract has no fixed limit.
         * @example 10000
         */
        requestsPerDay: number | null;
        /**
         * @description Issued licenses per month (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        licensesPerMonth: number | null;
        /**
         * @description Enriched rows per day (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        enrichRowsPerDay: number | null;
        /**
         * @description Seconds of analyzed audio per day (UTC). Null if your contract has no fixed limit.
         * @example 18000
         */
        enrichSecondsPerDay: number | null;
      };
      /**
       * @description The maximum of the fees that the platform may spend on licenses in a calendar month (UTC). Absent: it cannot buy licenses with a fee.
       * @example {
       *       "amount": 50000,
       *       "currency": "EUR"
       *     }
       */
      spendLimit?: components['schemas']['Money'];
      /**
       * @description Content types that the platform publishes.
       * @example [
       *       "ugc_video"
       *     ]
       */
      contentTypes: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories in which the platform publishes.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Contact address of the platform.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description A new contact address that is not confirmed yet.
       * @example rights@acme.example
       */
      pendingContactEmail?: string;
      /**
       * @description Language of emails to the platform and to members who have chosen none. Sign-in emails to them follow `Accept-Language`, otherwise this.
       * @example de
       * @enum {string}
       */
      language: 'en' | 'de' | 'fr' | 'es';
      /** @description Website of the platform. */
      websiteUrl?: string;
      /**
       * @description Client ID for the token exchange. Not secret.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId: string;
      /**
       * Format: date-time
       * @description When the platform was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description An API key with every scope of the platform. Shown only once.
       * @example plk_live_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s0X1y2Z3
       */
      apiKey: string;
      /**
       * @description A client secret for the token exchange. Shown only once.
       * @example pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6
       */
      clientSecret: string;
    };
    /** @description The address of a member. */
    RequestPasswordResetDto: {
      /**
       * Format: email
       * @description An email address.
       * @example mara@label.example
       */
      email: string;
    };
    /**
     * @description A platform to register when its contact address is confirmed.
     * @example {
     *       "name": "Acme Video",
     *       "contactEmail": "licensing@acme.example",
     *       "slug": "acme-video",
     *       "useCase": "Short clips by our users",
     *       "contentTypes": [
     *         "ugc_video",
     *         "short_video"
     *       ],
     *       "acceptTerms": true
     *     }
     */
    RequestRegistrationDto: {
      /**
       * @description Name of the platform, shown on licenses and certificates.
       * @example Acme Video
       */
      name: string;
      /**
       * Format: email
       * @description Contact address for messages about licenses, takedowns and billing.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description The name of the platform in URLs. Default: derived from `name`.
       * @example acme-video
       */
      slug?: string;
      /**
       * @description What you publish, and how.
       * @example Short clips by our users
       */
      useCase?: string;
      /**
       * @description Content types that you publish, the most common first. The first one is the default for your licenses.
       * @example [
       *       "ugc_video",
       *       "short_video"
       *     ]
       */
      contentTypes?: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Language of emails to the platform. Default: from `Accept-Language`, or `en`.
       * @example de
       * @enum {string}
       */
      language?: 'en' | 'de' | 'fr' | 'es';
      /**
       * @description Accepts the partner terms. Must be `true`.
       * @example true
       * @constant
       */
      acceptTerms: true;
    };
    /**
     * @description The address that signs in.
     * @example {
     *       "email": "kim@acme.example"
     *     }
     */
    RequestSignInLinkDto: {
      /**
       * Format: email
       * @description The address of a member.
       * @example kim@acme.example
       */
      email: string;
    };
    /** @description A registration that waits for its confirmation. */
    RequestedRegistration: {
      /**
       * @description The address that the link was emailed to.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * Format: date-time
       * @description When the link expires.
       * @example 2027-03-02T14:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description An email with sign-in links. */
    RequestedSignInLink: {
      /**
       * @description The address, in lower case.
       * @example kim@acme.example
       */
      email: string;
      /**
       * Format: date-time
       * @description When the links expire.
       * @example 2026-03-02T02:15:00.000Z
       */
      expiresAt: string;
    };
    /** @description An emailed code and a new password. */
    ResetPasswordDto: {
      /**
       * @description The code from the email.
       * @example apc_4c3B2a1AbCdEf0Gh1Ij2Kl3Mn4Op5Qr6St7Uv8Wx9Yz
       */
      code: string;
      /**
       * @description 12 to 256 characters of any kind.
       * @example seven calm harbours
       */
      password: string;
    };
    /** @description Why the bank has returned the payout. */
    ReturnPayoutDto: {
      /**
       * @description Return reason code (ISO 20022), such as `AC01`, `AC04` or `MS03`.
       * @example AC04
       */
      reason: string;
    };
    /** @description Why a payment is reversed. */
    ReverseFeePaymentDto: {
      /**
       * @description `entry_error`: the payment was recorded by mistake. `returned`: the bank has taken it back.
       * @example entry_error
       * @enum {string}
       */
      reason: 'entry_error' | 'returned';
    };
    /** @description A step of a review. */
    ReviewAppealDto:
      | {
          /**
           * @description Starts the review and assigns it to you.
           * @constant
           */
          action: 'take_up';
        }
      | {
          /**
           * @description The step of the review.
           * @example overturn
           * @enum {string}
           */
          action: 'request_info' | 'uphold' | 'overturn' | 'dismiss';
          /**
           * @description Message to the appellant.
           * @example The license covers the sample.
           */
          text: string;
          /**
           * @description With `overturn`: approves a track that was rejected in review.
           * @example false
           */
          approve?: boolean;
        };
    /** @description A link to the audio of a track under review. */
    ReviewAudio: {
      /**
       * Format: uri
       * @description A signed link that plays without a credential until it expires.
       */
      url: string;
      /**
       * Format: date-time
       * @description When the link expires.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
      /**
       * @description The watermarked 30-second preview, or the full recording.
       * @example full
       * @enum {string}
       */
      part: 'preview' | 'full';
      /**
       * @description The audio format.
       * @example flac
       * @enum {string}
       */
      format: 'mp3' | 'wav' | 'flac' | 'ogg';
      /**
       * @description Length in milliseconds.
       * @example 184000
       */
      durationMs: number;
    };
    /** @description A claim of a track, an appeal or a report by a member of staff. */
    ReviewClaim: {
      /**
       * @description ID of the track, appeal or report.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      subject: string;
      /**
       * @description ID of the member of staff.
       * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
       */
      staffId: string;
      /**
       * Format: date-time
       * @description When the claim expires.
       * @example 2026-03-02T14:05:12.481Z
       */
      until: string;
    };
    /** @description A track or an appeal that waits for staff. */
    ReviewQueueItem: {
      /**
       * @description Kind of the item.
       * @enum {string}
       */
      kind: 'track' | 'appeal';
      /**
       * @description ID of the track, appeal or report.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      subject: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Title of the track.
       * @example Slow Harbour
       */
      title: string;
      /**
       * @description Names of the artists of the track.
       * @example [
       *       "Finch & Co"
       *     ]
       */
      artists: string[];
      /** @description Cover of the track. Absent if there is none. */
      artwork?: components['schemas']['Image'];
      /**
       * Format: date-time
       * @description When the wait began.
       * @example 2026-03-01T09:30:00.000Z
       */
      since: string;
      /**
       * Format: date-time
       * @description Deadline for the decision about the appeal.
       * @example 2026-03-02T14:05:12.481Z
       */
      decideBy?: string;
      /**
       * @description Present if the appeal is open and its deadline has passed.
       * @example true
       * @constant
       */
      overdue?: true;
      /**
       * @description ID of the member of staff who reviews the appeal.
       * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
       */
      reviewer?: string;
      /**
       * @description Number of parties that dispute their shares in a track to review. Absent if none does.
       * @example 1
       */
      disputes?: number;
      claim?: components['schemas']['ReviewClaim'];
    };
    /** @description A page of the queue. */
    ReviewQueuePage: {
      /** @description Items in the queue. */
      data: components['schemas']['ReviewQueueItem'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The changed fields as you want them. */
    RevisionAfter: {
      /** @description Credited artists. */
      artists?: {
        /**
         * @description ID of the artist profile.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId?: string;
        /**
         * @description Name of another artist.
         * @example Juno Vale
         */
        name?: string;
        /**
         * @description Role of the artist.
         * @example main
         * @enum {string}
         */
        role: 'main' | 'featured' | 'remixer';
      }[];
      /**
       * @description ISRC of the recording, with or without hyphens.
       * @example DEA622600417
       */
      isrc?: string;
      /**
       * @description ISWC of the work, with or without separators.
       * @example T0345246801
       */
      iswc?: string;
      /**
       * Format: date
       * @description Release date.
       * @example 2026-03-01
       */
      releaseDate?: string;
      /**
       * @description Tempo in beats per minute. Measured if absent.
       * @example 112
       */
      bpm?: number;
      /** @description Key. Measured if absent. */
      key?: {
        /**
         * @description Tonic of the key.
         * @example A
         * @enum {string}
         */
        tonic: 'C' | 'C#' | 'D' | 'Eb' | 'E' | 'F' | 'F#' | 'G' | 'Ab' | 'A' | 'Bb' | 'B';
        /**
         * @description Major or minor.
         * @example minor
         * @enum {string}
         */
        mode: 'major' | 'minor';
      };
      /**
       * @description Genres. They are stored in lowercase, each once.
       * @example [
       *       "electronic"
       *     ]
       */
      genres?: string[];
      /**
       * @description Moods. Determined from the recording if absent. They are stored in lowercase, each once.
       * @example [
       *       "calm",
       *       "warm"
       *     ]
       */
      moods?: string[];
      /**
       * @description Instruments. They are stored in lowercase, each once.
       * @example [
       *       "piano",
       *       "synth"
       *     ]
       */
      instruments?: string[];
      /**
       * @description Keywords for search. They are stored in lowercase, each once.
       * @example [
       *       "night",
       *       "city"
       *     ]
       */
      keywords?: string[];
      /**
       * @description Energy, from 0 (calm) to 1 (driving). Determined from the recording if absent.
       * @example 0.42
       */
      energy?: number;
      /**
       * @description Kind of vocals.
       * @example instrumental
       * @enum {string}
       */
      vocals?: 'instrumental' | 'male' | 'female' | 'mixed' | 'choir';
      /**
       * @description Language of the lyrics (BCP 47).
       * @example en
       */
      language?: string;
      /**
       * @description Whether the lyrics are explicit.
       * @example clean
       * @enum {string}
       */
      explicitness?: 'explicit' | 'clean' | 'unknown';
      rights?: components['schemas']['PartyShares'];
      /**
       * @description Phonogram notice.
       * @example ℗ 2026 Nordlicht Records
       */
      pLine?: string;
      /**
       * @description Copyright notice.
       * @example © 2026 Nordlicht Publishing
       */
      cLine?: string;
      /** @description Territories in which the track can be licensed. Absent: all. */
      territories?: {
        /**
         * @description Included territories.
         * @example [
         *       "WORLD"
         *     ]
         */
        include: string[];
        /**
         * @description Excluded countries.
         * @example [
         *       "US"
         *     ]
         */
        exclude: string[];
      };
      /** @description Disclosure of the use of AI in the track. */
      aiDisclosure?: {
        /**
         * @description Extent to which AI generated the vocals.
         * @example none
         * @enum {string}
         */
        vocals: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the instruments.
         * @example none
         * @enum {string}
         */
        instruments: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the composition.
         * @example none
         * @enum {string}
         */
        composition: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the lyrics.
         * @example none
         * @enum {string}
         */
        lyrics: 'none' | 'partial' | 'full';
      };
      /** @description Consents to data mining and AI. Absent: none. */
      tdm?: {
        /**
         * @description Text and data mining.
         * @example notAllowed
         * @enum {string}
         */
        dataMining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Use as input to a model.
         * @example notAllowed
         * @enum {string}
         */
        aiInference: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiTraining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of generative AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiGenerativeTraining: 'allowed' | 'notAllowed' | 'constrained';
      };
      /** @description Stems of the track; [their list](/reference/operations/listOwnStems) has their states. Absent if there are none. */
      stems?: {
        /**
         * @description ID of the stem.
         * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
         */
        stemId: string;
        /**
         * @description Category of the stem.
         * @example drums
         * @enum {string}
         */
        category: 'drums' | 'bass' | 'harmony' | 'melody' | 'vocals' | 'percussion' | 'fx' | 'other';
        /**
         * @description Name of the stem.
         * @example Drums
         */
        name: string;
      }[];
    };
    /** @description The changed fields as the catalog has them. */
    RevisionBefore: {
      /** @description Credited artists. */
      artists?: {
        /**
         * @description ID of the artist profile.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId?: string;
        /**
         * @description Name of another artist.
         * @example Juno Vale
         */
        name?: string;
        /**
         * @description Role of the artist.
         * @example main
         * @enum {string}
         */
        role: 'main' | 'featured' | 'remixer';
      }[];
      /**
       * @description ISRC of the recording, with or without hyphens.
       * @example DEA622600417
       */
      isrc?: string;
      /**
       * @description ISWC of the work, with or without separators.
       * @example T0345246801
       */
      iswc?: string;
      /**
       * Format: date
       * @description Release date.
       * @example 2026-03-01
       */
      releaseDate?: string;
      /**
       * @description Tempo in beats per minute. Measured if absent.
       * @example 112
       */
      bpm?: number;
      /** @description Key. Measured if absent. */
      key?: {
        /**
         * @description Tonic of the key.
         * @example A
         * @enum {string}
         */
        tonic: 'C' | 'C#' | 'D' | 'Eb' | 'E' | 'F' | 'F#' | 'G' | 'Ab' | 'A' | 'Bb' | 'B';
        /**
         * @description Major or minor.
         * @example minor
         * @enum {string}
         */
        mode: 'major' | 'minor';
      };
      /**
       * @description Genres. They are stored in lowercase, each once.
       * @example [
       *       "electronic"
       *     ]
       */
      genres?: string[];
      /**
       * @description Moods. Determined from the recording if absent. They are stored in lowercase, each once.
       * @example [
       *       "calm",
       *       "warm"
       *     ]
       */
      moods?: string[];
      /**
       * @description Instruments. They are stored in lowercase, each once.
       * @example [
       *       "piano",
       *       "synth"
       *     ]
       */
      instruments?: string[];
      /**
       * @description Keywords for search. They are stored in lowercase, each once.
       * @example [
       *       "night",
       *       "city"
       *     ]
       */
      keywords?: string[];
      /**
       * @description Energy, from 0 (calm) to 1 (driving). Determined from the recording if absent.
       * @example 0.42
       */
      energy?: number;
      /**
       * @description Kind of vocals.
       * @example instrumental
       * @enum {string}
       */
      vocals?: 'instrumental' | 'male' | 'female' | 'mixed' | 'choir';
      /**
       * @description Language of the lyrics (BCP 47).
       * @example en
       */
      language?: string;
      /**
       * @description Whether the lyrics are explicit.
       * @example clean
       * @enum {string}
       */
      explicitness?: 'explicit' | 'clean' | 'unknown';
      rights?: components['schemas']['PartyShares'];
      /**
       * @description Phonogram notice.
       * @example ℗ 2026 Nordlicht Records
       */
      pLine?: string;
      /**
       * @description Copyright notice.
       * @example © 2026 Nordlicht Publishing
       */
      cLine?: string;
      /** @description Territories in which the track can be licensed. Absent: all. */
      territories?: {
        /**
         * @description Included territories.
         * @example [
         *       "WORLD"
         *     ]
         */
        include: string[];
        /**
         * @description Excluded countries.
         * @example [
         *       "US"
         *     ]
         */
        exclude: string[];
      };
      /** @description Disclosure of the use of AI in the track. */
      aiDisclosure?: {
        /**
         * @description Extent to which AI generated the vocals.
         * @example none
         * @enum {string}
         */
        vocals: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the instruments.
         * @example none
         * @enum {string}
         */
        instruments: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the composition.
         * @example none
         * @enum {string}
         */
        composition: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the lyrics.
         * @example none
         * @enum {string}
         */
        lyrics: 'none' | 'partial' | 'full';
      };
      /** @description Consents to data mining and AI. Absent: none. */
      tdm?: {
        /**
         * @description Text and data mining.
         * @example notAllowed
         * @enum {string}
         */
        dataMining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Use as input to a model.
         * @example notAllowed
         * @enum {string}
         */
        aiInference: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiTraining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of generative AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiGenerativeTraining: 'allowed' | 'notAllowed' | 'constrained';
      };
      /** @description Stems of the track; [their list](/reference/operations/listOwnStems) has their states. Absent if there are none. */
      stems?: {
        /**
         * @description ID of the stem.
         * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
         */
        stemId: string;
        /**
         * @description Category of the stem.
         * @example drums
         * @enum {string}
         */
        category: 'drums' | 'bass' | 'harmony' | 'melody' | 'vocals' | 'percussion' | 'fx' | 'other';
        /**
         * @description Name of the stem.
         * @example Drums
         */
        name: string;
      }[];
    };
    /** @description A decision about changes of an approved track. */
    RevisionDecision: {
      /**
       * @description The decision.
       * @example reject
       * @enum {string}
       */
      action: 'approve' | 'request_changes' | 'reject';
      /**
       * @description Names of the changed fields.
       * @example [
       *       "territories"
       *     ]
       */
      fields: string[];
      /**
       * @description Our reasons.
       * @example The territories contradict the notice.
       */
      reasons: string;
      /**
       * Format: date-time
       * @description When the changes were submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * Format: date-time
       * @description When it was decided.
       * @example 2026-03-02T14:05:12.481Z
       */
      decidedAt: string;
    };
    /** @description A track before and after its revision. */
    RevisionForStaff: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Names of the changed fields.
       * @example [
       *       "territories"
       *     ]
       */
      fields: string[];
      /**
       * Format: date-time
       * @description When the changes were submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /** @description The track as it is in the catalog. */
      before: components['schemas']['Track'];
      /** @description The track as it will be if the changes are approved now. */
      after: components['schemas']['Track'];
      /** @description Both rights, with the publishers that administer the shares of the writers. */
      rights: {
        /** @description The shares as they are in the catalog. */
        before: components['schemas']['AdministeredRights'];
        /** @description The shares as they will be if the changes are approved now. */
        after: components['schemas']['AdministeredRights'];
      };
      /** @description The stems of both. */
      stems: {
        /** @description The stems as they are in the catalog. */
        before: {
          /**
           * @description ID of the stem.
           * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
           */
          stemId: string;
          /**
           * @description Category of the stem.
           * @example drums
           * @enum {string}
           */
          category: 'drums' | 'bass' | 'harmony' | 'melody' | 'vocals' | 'percussion' | 'fx' | 'other';
          /**
           * @description Name of the stem.
           * @example Drums
           */
          name: string;
          /**
           * @description Length in milliseconds.
           * @example 95000
           */
          durationMs: number;
          /**
           * @description SHA-256 of the file, in hex.
           * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
           */
          sha256: string;
        }[];
        /** @description The stems as they will be if the changes are approved now. */
        after: {
          /**
           * @description ID of the stem.
           * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
           */
          stemId: string;
          /**
           * @description Category of the stem.
           * @example drums
           * @enum {string}
           */
          category: 'drums' | 'bass' | 'harmony' | 'melody' | 'vocals' | 'percussion' | 'fx' | 'other';
          /**
           * @description Name of the stem.
           * @example Drums
           */
          name: string;
          /**
           * @description Length in milliseconds.
           * @example 95000
           */
          durationMs: number;
          /**
           * @description SHA-256 of the file, in hex.
           * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
           */
          sha256: string;
        }[];
      };
    };
    /** @description A page of revisions. */
    RevisionPage: {
      /** @description Revisions, the longest wait first. */
      data: components['schemas']['RevisionSummary'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description Changes of an approved track that wait for review. */
    RevisionSummary: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Title of the track.
       * @example Slow Harbour
       */
      title: string;
      /**
       * @description Names of the artists of the track.
       * @example [
       *       "Finch & Co"
       *     ]
       */
      artists: string[];
      /**
       * @description Names of the changed fields.
       * @example [
       *       "territories"
       *     ]
       */
      fields: string[];
      /**
       * Format: date-time
       * @description When the changes were submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
    };
    /**
     * @description Reason for a revocation by staff.
     * @example {
     *       "reasonCode": "rights_dispute",
     *       "reason": "The writer’s share is in dispute."
     *     }
     */
    RevokeLicenseBodyDto: {
      /**
       * @description Reason for the revocation.
       * @example rights_dispute
       * @enum {string}
       */
      reasonCode:
        | 'content_deleted'
        | 'content_unpublished'
        | 'issued_in_error'
        | 'terms_breach'
        | 'rights_dispute'
        | 'takedown'
        | 'partner_request'
        | 'other';
      /**
       * @description Explanation for the platform.
       * @example The writer’s share is in dispute.
       */
      reason: string;
    };
    /**
     * @description Reason for a revocation.
     * @example {
     *       "reasonCode": "content_deleted"
     *     }
     * @example {
     *       "reasonCode": "other",
     *       "reason": "Uploaded by mistake"
     *     }
     */
    RevokeLicenseDto: {
      /**
       * @description Reason for the revocation.
       * @example content_deleted
       * @enum {string}
       */
      reasonCode:
        | 'content_deleted'
        | 'content_unpublished'
        | 'issued_in_error'
        | 'terms_breach'
        | 'rights_dispute'
        | 'takedown'
        | 'partner_request'
        | 'other';
      /**
       * @description Explanation of the reason. Required if `reasonCode` is `other`.
       * @example Uploaded to the wrong channel
       */
      reason?: string;
    };
    /** @description The rights in the recording and in the composition. */
    Rights: {
      /** @description Shares of the master recording, 100 in total. */
      master: {
        /**
         * @description Owner of this share of the recording.
         * @example Nordlicht Records
         */
        party: string;
        /**
         * @description Share in percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
        /**
         * @description Territories to which this share applies. Absent: all territories.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories?: string[];
      }[];
      /** @description Shares of the writers, 100 in total. */
      writers: {
        /**
         * @description The writer.
         * @example Mara Lind
         */
        name: string;
        /**
         * @description IPI name number.
         * @example 00123456789
         */
        ipi?: string;
        /**
         * @description Performing rights organization.
         * @example GEMA
         */
        pro?: string;
        /**
         * @description Role of the writer.
         * @enum {string}
         */
        role: 'composer' | 'lyricist' | 'composer_lyricist' | 'arranger';
        /**
         * @description Share in percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
      }[];
      /** @description Shares of the publishers, 100 in total. */
      publishers: {
        /**
         * @description The publisher.
         * @example Nordlicht Publishing
         */
        name: string;
        /**
         * @description IPI name number.
         * @example 00123456789
         */
        ipi?: string;
        /**
         * @description Performing rights organization.
         * @example GEMA
         */
        pro?: string;
        /**
         * @description Share in percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
        /**
         * @description Territories to which this share applies. Absent: all territories.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories?: string[];
      }[];
    };
    /** @description Which licenses could be granted now if the track was approved, by the rules that decide about requests. `terms` are those in force. */
    RightsCheck: {
      /**
       * @description Territories in which a license could be granted; `WORLD` alone for all. Empty: nowhere.
       * @example [
       *       "WORLD"
       *     ]
       */
      licensableIn: string[];
      /** @description Clauses that prevent licenses somewhere. */
      gaps: {
        /**
         * @description The clause: territories of the track, territories of its terms, or shares of a side that do not total 100.
         * @example rights.publishing
         * @enum {string}
         */
        clause: 'track.territories' | 'terms.territories' | 'rights.master' | 'rights.publishing';
        /**
         * @description Territories in which it prevents licenses.
         * @example [
         *       "US"
         *     ]
         */
        territories: string[];
      }[];
      /** @description Sides whose shares are wrong. */
      issues: {
        /**
         * @description Side of the rights.
         * @example writers
         * @enum {string}
         */
        side: 'master' | 'publishing' | 'writers';
        /**
         * @description What is wrong.
         * @example shares total 60, but must total 100
         */
        detail: string;
      }[];
      /**
       * @description Whether the parties with shares permit licenses. `confirmed`: each has confirmed its shares, and that the account may license them. `disputed`: a party has disputed its shares since then. `operator`: the operator delivered the track, and no party was asked.
       * @example confirmed
       * @enum {string}
       */
      mandates: 'operator' | 'confirmed' | 'disputed';
      terms?: components['schemas']['LicenseTerms'];
    };
    /** @description A calendar month of one currency, live or test. */
    RoyaltyPeriod: {
      /**
       * @description ID of the period.
       * @example per_01KJKB3Q00M4MH000000000000
       */
      periodId: string;
      /**
       * @description The month, in UTC.
       * @example 2026-03
       */
      month: string;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * @description `test`: sandbox and test money, which is never paid out.
       * @example live
       * @enum {string}
       */
      mode: 'live' | 'test';
      /**
       * @description Status of the period. `closing`: someone has proposed to close it, and someone else can confirm that.
       * @example open
       * @enum {string}
       */
      status: 'open' | 'closing' | 'closed';
      /**
       * Format: date
       * @description First day on which the period can be closed, in UTC: the tenth of the next month. Months are closed in their order.
       * @example 2026-03-01
       */
      closableFrom: string;
      /** @description The latest proposal to close the period. */
      proposal?: {
        /**
         * @description The hash of the proposed result.
         * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
         */
        hash: string;
        /**
         * @description ID of the member of staff who proposed it.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        proposedBy: string;
        /**
         * Format: date-time
         * @description When it was proposed.
         * @example 2026-03-02T14:05:12.481Z
         */
        proposedAt: string;
      };
      /** @description The close of the period. It never changes. */
      close?: {
        /**
         * @description ID of the member of staff who confirmed the proposal.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        closedBy: string;
        /**
         * Format: date-time
         * @description When the period was closed.
         * @example 2026-03-02T14:05:12.481Z
         */
        closedAt: string;
        /** @description `earned` is the sum of the other amounts. */
        totals: {
          /**
           * @description Money that we earned from platforms in the period, without tax, in minor units of the currency.
           * @example 11428
           */
          earned: number;
          /**
           * @description Part of parties with shares in the tracks that were used, in minor units of the currency.
           * @example 5857
           */
          parties: number;
          /**
           * @description Part of owners and writers whom we do not know, in minor units of the currency.
           * @example 0
           */
          unclaimed: number;
          /**
           * @description Part held because of a dispute, or because the track was taken down as disputed, infringing or legal, in minor units of the currency.
           * @example 0
           */
          contested: number;
          /**
           * @description Money of platforms without a license or licensed play that counts, in minor units of the currency.
           * @example 1667
           */
          unallocated: number;
          /**
           * @description Part of the service, in minor units of the currency.
           * @example 3904
           */
          service: number;
          /**
           * @description Credits of platforms that exceed what we earned from them, which lower what the next month has: zero or negative, in minor units of the currency.
           * @example 0
           */
          carriedOver: number;
        };
        /**
         * @description Number of statements: one for each party that gets a part.
         * @example 2
         */
        statements: number;
        /**
         * @description Root of the Merkle tree of all statements, against which each of them is verified.
         * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
         */
        root: string;
      };
    };
    /** @description The royalty periods of the ledger. */
    RoyaltyPeriods: {
      /** @description The latest month first, live before test, then by currency. */
      data: components['schemas']['RoyaltyPeriod'][];
    };
    /** @description What closing a royalty period now would book. */
    RoyaltyPreview: {
      period: components['schemas']['RoyaltyPeriod'];
      /** @description `earned` is the sum of the other amounts. */
      totals: {
        /**
         * @description Money that we earned from platforms in the period, without tax, in minor units of the currency.
         * @example 11428
         */
        earned: number;
        /**
         * @description Part of parties with shares in the tracks that were used, in minor units of the currency.
         * @example 5857
         */
        parties: number;
        /**
         * @description Part of owners and writers whom we do not know, in minor units of the currency.
         * @example 0
         */
        unclaimed: number;
        /**
         * @description Part held because of a dispute, or because the track was taken down as disputed, infringing or legal, in minor units of the currency.
         * @example 0
         */
        contested: number;
        /**
         * @description Money of platforms without a license or licensed play that counts, in minor units of the currency.
         * @example 1667
         */
        unallocated: number;
        /**
         * @description Part of the service, in minor units of the currency.
         * @example 3904
         */
        service: number;
        /**
         * @description Credits of platforms that exceed what we earned from them, which lower what the next month has: zero or negative, in minor units of the currency.
         * @example 0
         */
        carriedOver: number;
      };
      /**
       * @description Number of parties that get a part.
       * @example 2
       */
      parties: number;
      /** @description The parties with the largest amounts, at most 100. */
      largestParties: {
        /**
         * @description ID of the party.
         * @example pty_01K9F3R0M7A2B4C6D8E0F1G3H5
         */
        partyId: string;
        /**
         * @description Name of the party. Absent if it was deleted.
         * @example Ada Moreno
         */
        name?: string;
        /**
         * @description What the party gets, in minor units of the currency.
         * @example 3905
         */
        amount: number;
        /**
         * @description The same before rounding, in major units of the currency.
         * @example 39.044000
         */
        exact: string;
      }[];
      /**
       * @description Number of platforms with money in the period.
       * @example 2
       */
      platforms: number;
      /** @description The platforms with the most money, at most 100. */
      largestPlatforms: {
        /**
         * @description ID of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description Name of the platform.
         * @example Acme Video
         */
        name?: string;
        /**
         * @description Money that we earned from the platform, in minor units of the currency.
         * @example 9761
         */
        earned: number;
        /**
         * @description Number of licenses without a fee that were issued in the month.
         * @example 12
         */
        licenses: number;
        /**
         * @description Number of licensed plays in the month.
         * @example 4000
         */
        plays: number;
        /**
         * @description Number of plays that no license covers, which earn nothing.
         * @example 120
         */
        unlicensedPlays: number;
      }[];
      /**
       * @description Number of unlicensed plays of all platforms with money.
       * @example 120
       */
      unlicensedPlays: number;
      /**
       * @description SHA-256 of the complete result: the same for the same result.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      hash: string;
    };
    /** @description A statement with its proof. */
    RoyaltyStatement: {
      /** @description What a party gets in a closed royalty period. It never changes. */
      statement: {
        /**
         * @description ID of the statement.
         * @example sta_01KNW7Q4M2X8Z3V5B6N7C8D9E0
         */
        statementId: string;
        /**
         * @description ID of the royalty period.
         * @example per_01KJKB3Q00M4MH000000000000
         */
        periodId: string;
        /**
         * @description The month, in UTC.
         * @example 2026-03
         */
        month: string;
        /**
         * @description `test`: sandbox and test money, which is never paid out.
         * @example live
         * @enum {string}
         */
        mode: 'live' | 'test';
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
        /**
         * @description ID of the party.
         * @example pty_01K9F3R0M7A2B4C6D8E0F1G3H5
         */
        partyId: string;
        /**
         * @description What the party gets, in minor units of the currency.
         * @example 3905
         */
        amount: number;
        /**
         * @description The same before rounding: the sum of the lines, in major units of the currency.
         * @example 39.044000
         */
        exact: string;
        /** @description Amounts by platform, track and, where shares are limited to territories, country. */
        lines: {
          /**
           * @description ID of the platform.
           * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
           */
          platformId: string;
          /**
           * @description ID of the track.
           * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
           */
          trackId: string;
          /**
           * @description A country code (ISO 3166-1 alpha-2, and `XK` for Kosovo), or `WORLD` for all countries.
           * @example DE
           */
          territory?: string;
          /**
           * @description What the party gets for the track on the platform, in major units of the currency.
           * @example 39.044000
           */
          exact: string;
        }[];
      };
      /**
       * @description Random text that is hashed with the statement.
       * @example q3Vb0sLx9TfKc7Yw2ZpNn5RjH8mGdA4EuXo1iBvC6kS
       */
      salt: string;
      /** @description The hashes from the statement to the root, by which anyone can verify that the period contains the statement. */
      proof: {
        /**
         * @description Side of the hash.
         * @example right
         * @enum {string}
         */
        side: 'left' | 'right';
        /**
         * @description Hash beside the path from the statement to the root.
         * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
         */
        hash: string;
      }[];
      /**
       * @description Root of the Merkle tree of all statements of the period.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      root: string;
    };
    /** @description A page of statements. */
    RoyaltyStatementPage: {
      /** @description Statements of your parties, the last closed first. */
      data: components['schemas']['RoyaltyStatementSummary'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A statement without its lines. */
    RoyaltyStatementSummary: {
      /**
       * @description ID of the statement.
       * @example sta_01KNW7Q4M2X8Z3V5B6N7C8D9E0
       */
      statementId: string;
      /**
       * @description ID of the royalty period.
       * @example per_01KJKB3Q00M4MH000000000000
       */
      periodId: string;
      /**
       * @description The month, in UTC.
       * @example 2026-03
       */
      month: string;
      /**
       * @description `test`: sandbox and test money, which is never paid out.
       * @example live
       * @enum {string}
       */
      mode: 'live' | 'test';
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * @description ID of the party.
       * @example pty_01K9F3R0M7A2B4C6D8E0F1G3H5
       */
      partyId: string;
      /**
       * @description What the party gets, in minor units of the currency.
       * @example 3905
       */
      amount: number;
      /**
       * @description The same before rounding: the sum of the lines, in major units of the currency.
       * @example 39.044000
       */
      exact: string;
      /**
       * Format: date-time
       * @description When the period was closed.
       * @example 2026-03-02T14:05:12.481Z
       */
      closedAt: string;
    };
    /** @description A track that contains the same recording, by its acoustic fingerprint, whatever the file. */
    SameRecording: {
      track: components['schemas']['Track'];
      /**
       * @description Where the common part begins in the requested track, in milliseconds.
       * @example 0
       */
      fromMs: number;
      /**
       * @description Where the common part begins in this track, in milliseconds.
       * @example 12000
       */
      otherFromMs: number;
      /**
       * @description The length of the common part in the requested track, in milliseconds.
       * @example 95000
       */
      lengthMs: number;
      /**
       * @description How fast the requested track is. 1.02: 2 % faster than this track.
       * @example 1
       */
      speed: number;
      /**
       * @description The share of the spectral peaks that coincide within 20 seconds, from 0.4 to 1.
       * @example 0.92
       */
      share: number;
    };
    /**
     * @description Position and note of a track in a collection.
     * @example {
     *       "position": 1
     *     }
     * @example {}
     */
    SaveCollectionTrackDto: {
      /** @description Your note about the track. Null removes it. Default: the note stays as it is. */
      note?: string | null;
      /**
       * @description The position in the list, from 1. A number that is higher than the number of tracks means the end. Default: the track stays where it is, or is added at the end.
       * @example 1
       */
      position?: number;
    };
    /** @description A record with this ID. */
    SearchHit: {
      /**
       * @description Kind of the record.
       * @example license
       * @enum {string}
       */
      kind:
        | 'track'
        | 'license'
        | 'platform'
        | 'decision'
        | 'appeal'
        | 'notice'
        | 'artist'
        | 'staff'
        | 'enrichment'
        | 'checkout'
        | 'invoice'
        | 'event'
        | 'delivery'
        | 'period'
        | 'statement'
        | 'account'
        | 'payout_run'
        | 'payout';
      /**
       * @description ID of the record.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description The record in one line.
       * @example active
       */
      summary: string;
      /**
       * @description ID of the track that a decision, or an event for all platforms, is about.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId?: string;
      /**
       * @description ID of the platform of an enrichment, checkout, invoice, event or delivery.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId?: string;
      /**
       * @description ID of the run of a payout.
       * @example prn_01K9GB2M4N6P8Q0R1S3T5V7W9X
       */
      runId?: string;
    };
    /** @description Records found by an ID. */
    SearchHitList: {
      /** @description Records with this ID. */
      data: components['schemas']['SearchHit'][];
    };
    /** @description The dispute that you set aside, and why. */
    SetAsideDto: {
      /**
       * Format: date-time
       * @description `disputedAt` of the dispute when you read it. If the party has disputed its shares again since, the response is 412 and nothing changes.
       * @example 2026-03-02T14:05:12.481Z
       */
      disputedAt: string;
      /**
       * @description `concerns` of the dispute when you read it. If the account has submitted or withdrawn the disputed shares since, the response is 412 and nothing changes.
       * @example submission
       * @enum {string}
       */
      concerns: 'submission' | 'revision' | 'other';
      /**
       * @description Why the track can be approved in spite of the dispute. Only staff see it.
       * @example The signed split sheet names these shares.
       */
      reason: string;
    };
    /** @description A dispute of shares in a track by their party. */
    ShareDispute: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the party.
       * @example pty_01JB2M6X8KC3D5E7F9G1H2J4K6
       */
      partyId: string;
      /**
       * @description Name of the party. Absent if its account deleted it.
       * @example Noor Elia
       */
      name?: string;
      /**
       * @description Why, in the words of the party.
       * @example I wrote half of the song.
       */
      reason?: string;
      /**
       * Format: date-time
       * @description When the party disputed its shares.
       * @example 2026-03-02T14:05:12.481Z
       */
      disputedAt: string;
      /**
       * Format: date-time
       * @description Five working days after the dispute.
       * @example 2027-03-02T14:05:12.481Z
       */
      decideBy: string;
      /** @description Present if staff decided that the track can be approved in spite of the dispute. */
      setAside?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
         */
        staffId: string;
        /**
         * @description Why staff set the dispute aside. Visible to staff only.
         * @example The signed split sheet names these shares.
         */
        reason: string;
        /**
         * Format: date-time
         * @description When staff set the dispute aside.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /**
       * @description Which shares the party disputes. `submission`: those of the last submission, which an approved track has in the catalog. `revision`: those of the changes that wait for review. `other`: neither, as far as we can compare them. Setting a dispute of `other` shares aside does not accept them: they still need a confirmation.
       * @example submission
       * @enum {string}
       */
      concerns: 'submission' | 'revision' | 'other';
      /** @description The disputed shares. Empty if `concerns` is `other`. */
      shares: components['schemas']['DisputedShare'][];
    };
    /** @description Credentials of a member of staff. */
    SignInDto: {
      /**
       * Format: email
       * @description An email address.
       * @example jo@label.example
       */
      email: string;
      /**
       * @description The password.
       * @example seven calm harbours
       */
      password: string;
      /**
       * @description The current code of the authenticator app (RFC 6238).
       * @example 287082
       */
      totp?: string;
    };
    /** @description A signed message, valid for five minutes. */
    SignedInboundMessage: {
      /**
       * Format: uri
       * @description URL to send the message to, with POST.
       */
      url: string;
      /** @description Headers to send with the message, unchanged. */
      headers: {
        /**
         * @description Media type of the message.
         * @constant
         */
        'content-type': 'application/json';
        /**
         * @description A new ID of the message.
         * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        'webhook-id': string;
        /**
         * @description Current time, as a Unix timestamp in seconds.
         * @example 1772460312
         */
        'webhook-timestamp': string;
        /**
         * @description Signature with your newest inbound secret.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
      };
      /** @description Body to send, in UTF-8 and unchanged: the signature covers exactly this text. */
      body: string;
    };
    /** @description Shares of the parties of your account, with the time from which they apply. */
    Splits: {
      /**
       * Format: date-time
       * @description From when these shares apply, until the next ones do.
       * @example 2026-03-01T09:30:00.000Z
       */
      effectiveFrom: string;
      rights: components['schemas']['PartyShares'];
    };
    /** @description A profile of an artist or a label, with its account. */
    StaffArtist: {
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Whether the account is of an artist or of a label.
       * @example artist
       * @enum {string}
       */
      kind: 'artist' | 'label';
      /**
       * @description Name of the artist or label.
       * @example Mara Lind
       */
      name: string;
      /** @description Biography, shown to platforms. */
      bio?: string;
      /**
       * @description Country of the artist or label (ISO 3166-1 alpha-2).
       * @example DE
       */
      country: string;
      /** @description Pages of the artist or label. */
      links: string[];
      /**
       * @description IPI name number, 11 digits.
       * @example 00334284961
       */
      ipi?: string;
      /**
       * @description ISNI, 16 characters without spaces.
       * @example 0000000121032683
       */
      isni?: string;
      /** @description Profile picture. Absent if there is none. */
      picture?: components['schemas']['Image'];
      /** @description Banner. Absent if there is none. */
      banner?: components['schemas']['Image'];
      /**
       * Format: date-time
       * @description When the profile was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      account: components['schemas']['StaffArtistAccountDetails'];
    };
    /** @description The account that has a profile. */
    StaffArtistAccount: {
      /**
       * @description ID of the account.
       * @example acc_01JB2M6X8KB5C6D7E8F9G0H1J2
       */
      accountId: string;
      /**
       * @description Whether the account is of an artist or of a label.
       * @enum {string}
       */
      kind: 'artist' | 'label';
      /**
       * @description `active` once a member has confirmed an email address. `closed` once its owner has closed it: it has no members, and its personal data are erased.
       * @example active
       * @enum {string}
       */
      status: 'unverified' | 'active' | 'closed';
      /**
       * Format: date-time
       * @description When the account will be closed, if an owner has asked for it.
       * @example 2026-03-16T14:05:12.481Z
       */
      closesAt?: string;
      /**
       * Format: date-time
       * @description When the account was closed.
       * @example 2026-03-16T14:05:12.481Z
       */
      closedAt?: string;
      /**
       * @description The profile of the artist or label itself.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * Format: date-time
       * @description When the account was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
    };
    /** @description An account with its members. */
    StaffArtistAccountDetails: {
      /**
       * @description ID of the account.
       * @example acc_01JB2M6X8KB5C6D7E8F9G0H1J2
       */
      accountId: string;
      /**
       * @description Whether the account is of an artist or of a label.
       * @enum {string}
       */
      kind: 'artist' | 'label';
      /**
       * @description `active` once a member has confirmed an email address. `closed` once its owner has closed it: it has no members, and its personal data are erased.
       * @example active
       * @enum {string}
       */
      status: 'unverified' | 'active' | 'closed';
      /**
       * Format: date-time
       * @description When the account will be closed, if an owner has asked for it.
       * @example 2026-03-16T14:05:12.481Z
       */
      closesAt?: string;
      /**
       * Format: date-time
       * @description When the account was closed.
       * @example 2026-03-16T14:05:12.481Z
       */
      closedAt?: string;
      /**
       * @description The profile of the artist or label itself.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * Format: date-time
       * @description When the account was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /** @description The agreement that the account accepted. */
      agreement: {
        /**
         * @description Version of the agreement, as `GET /artists/agreement` shows it.
         * @example 1
         */
        version: string;
        /**
         * @description Share of the rights holders in what their tracks earn, as a decimal.
         * @example 0.60
         */
        royaltyShare: string;
        /**
         * Format: date-time
         * @description When the account accepted the agreement.
         * @example 2026-03-02T14:05:12.481Z
         */
        acceptedAt: string;
      };
      /** @description Members of the account, the oldest first. */
      members: {
        /**
         * @description ID of the member of the account.
         * @example amb_01JB2M6X8KF2G3H4J5K6M7N8P9
         */
        memberId: string;
        /**
         * Format: email
         * @description An email address.
         * @example mara@label.example
         */
        email: string;
        /**
         * @description Owners have all permissions; editors edit profiles and tracks and do not see payout details; finance sees and edits payout details.
         * @example owner
         * @enum {string}
         */
        role: 'owner' | 'editor' | 'finance';
        /** @description Whether the email address is confirmed. */
        emailVerified: boolean;
      }[];
    };
    /** @description A claim as staff see it. */
    StaffArtistClaim: {
      /**
       * @description ID of the claim.
       * @example clm_01JB2M6X8KG4H5J6K7M8N9P0Q1
       */
      claimId: string;
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Name of the artist, as tracks credit it.
       * @example Mara Lind
       */
      artistName: string;
      /**
       * @description ID of the artist in tracks of the catalog.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      catalogId: string;
      /**
       * @description Why the profile is of this artist: links, contracts, contacts.
       * @example Our distribution contract of 2019, and https://mara-lind.example
       */
      evidence: string;
      /**
       * @description Status of the claim. Staff decide a claim once.
       * @example open
       * @enum {string}
       */
      status: 'open' | 'approved' | 'rejected';
      /**
       * Format: date-time
       * @description When the claim was submitted.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description Reasons of the decision. Absent while the claim is open.
       * @example The site that you named links to your account.
       */
      statement?: string;
      /**
       * Format: date-time
       * @description When the claim was decided.
       * @example 2026-03-02T14:05:12.481Z
       */
      decidedAt?: string;
      /**
       * @description ID of the account.
       * @example acc_01JB2M6X8KB5C6D7E8F9G0H1J2
       */
      accountId: string;
      /**
       * @description Name of the profile.
       * @example Mara Lind
       */
      profileName?: string;
      /**
       * @description ID of the member of staff who decided.
       * @example stf_01JB2M6X8KH5J6K7M8N9P0Q1R2
       */
      decidedBy?: string;
    };
    /** @description A page of claims. */
    StaffArtistClaimPage: {
      /** @description Claims. */
      data: components['schemas']['StaffArtistClaim'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A page of profiles. */
    StaffArtistPage: {
      /** @description Profiles. */
      data: components['schemas']['StaffListedArtist'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The staff session of a browser. */
    StaffBrowserSession: {
      member: components['schemas']['StaffMember'];
      /**
       * @description Send it as `X-CSRF-Token` with every request that uses the cookie, except GET.
       * @example 5f0c6c1c1d0a6d3b2f4f2f3a7e9b8c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b
       */
      csrfToken: string;
      /**
       * Format: date-time
       * @description When the session ends.
       * @example 2026-03-02T22:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description A decision about a track and its reasons. */
    StaffDecisionDto:
      | {
          /**
           * @description A takedown.
           * @constant
           */
          action: 'take_down';
          /**
           * @description Reason for a takedown. It determines what licensees must do with published content.
           * @example disputed
           * @enum {string}
           */
          reason: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
          statement: components['schemas']['StatementOfReasonsDto'];
        }
      | {
          /**
           * @description Any action except `take_down`.
           * @example approve
           * @enum {string}
           */
          action: 'approve' | 'reopen' | 'request_changes' | 'reject' | 'restrict' | 'reinstate';
          /**
           * @description For `restrict` only: the reason for the restriction, which determines what licensees must do with published content. If absent, the ground of the statement implies it: `legal_order` implies `legal`; `rights_conflict` implies `disputed`; `rights_claim`, `content_policy` and `fraud` imply `infringing`; any other ground implies `withdrawn`.
           * @example disputed
           * @enum {string}
           */
          reason?: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
          statement: components['schemas']['StatementOfReasonsDto'];
        };
    /** @description A fee with its platform. */
    StaffFee: {
      /**
       * @description ID of the fee.
       * @example fee_01K9G7Q4M2X8Z3V5B6N7C8D9E0
       */
      feeId: string;
      /**
       * @description `license`: the fee of a new license. `amendment`: that of an amendment. `credit`: what was charged for a license that was revoked as issued in error; its amount is negative.
       * @example license
       * @enum {string}
       */
      kind: 'license' | 'amendment' | 'credit';
      /**
       * @description ID of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId: string;
      /**
       * @description Version of the license that the fee is for.
       * @example 1
       */
      version: number;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Title of the track, with its version. Absent if you may not see the track.
       * @example Slow Harbour
       */
      title?: string;
      /**
       * @description Names of the artists of the track. Absent if you may not see the track.
       * @example [
       *       "Finch & Co"
       *     ]
       */
      artists?: string[];
      /** @description Cover of the track now. Absent if there is none, or if you may not see it. */
      artwork?: components['schemas']['Image'];
      /**
       * @description Amount, with tax; negative for a credit, in minor units of the currency.
       * @example 4900
       */
      amount: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description When the license was issued, amended or credited.
       * @example 2026-03-02T14:05:12.481Z
       */
      at: string;
      /**
       * @description `test`: the fee of a sandbox platform, which is not owed.
       * @example live
       * @enum {string}
       */
      mode: 'live' | 'test';
      /** @description The platform that owes the fee. */
      platform: {
        /**
         * @description ID of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description The name of the platform in URLs.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Name of the platform.
         * @example Acme Video
         */
        name: string;
      };
    };
    /** @description A page of the fees of all platforms. */
    StaffFeePage: {
      /** @description Fees of any platform. */
      data: components['schemas']['StaffFee'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description An invoice with its platform. */
    StaffInvoice: {
      /**
       * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
       * @example in_1Pq
       */
      invoiceId: string;
      /**
       * @description What the invoice is for. `plan`: a tier or add-ons, invoiced by the payment provider. `fees`: license fees, invoiced by the service at the end of a month.
       * @example plan
       * @enum {string}
       */
      kind: 'plan' | 'fees';
      /**
       * @description Number of the invoice. Absent on invoices of the payment provider.
       * @example LF-2026-000001
       */
      number?: string;
      /**
       * @description ID of the checkout.
       * @example chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      checkoutId?: string;
      /**
       * @description Payment provider of the invoice; `service`, or `service_test` for sandbox platforms, if the service itself issued it. With `sandbox`, `stripe_test` and `service_test` no money moves.
       * @example stripe
       */
      provider: string;
      /**
       * @description Status of the invoice. `open`: issued and not paid yet. `unpaid`: a payment failed, and none has succeeded. `refunded`: refunded in full. `disputed`: the payer’s bank disputes the payment. `charged_back`: the bank reclaimed it.
       * @example paid
       * @enum {string}
       */
      status: 'open' | 'paid' | 'unpaid' | 'refunded' | 'disputed' | 'charged_back';
      /**
       * @description Total, in minor units of the currency. Negative for a credit.
       * @example 6800
       */
      amount: number;
      /**
       * @description Refunded amount, in minor units of the currency.
       * @example 6800
       */
      refunded: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description Start of the billed period.
       * @example 2026-03-01T09:30:00.000Z
       */
      periodStart?: string;
      /**
       * Format: date-time
       * @description End of the billed period.
       * @example 2027-03-02T14:05:12.481Z
       */
      periodEnd?: string;
      /**
       * Format: date-time
       * @description When a fee invoice was issued, also once it is paid; when a `plan` invoice was paid, refunded or disputed, or when its payment first failed.
       * @example 2026-03-02T14:05:12.481Z
       */
      settledAt: string;
      /**
       * @description What was paid of a fee invoice, in minor units of the currency.
       * @example 6800
       */
      paid?: number;
      /**
       * Format: date-time
       * @description When a fee invoice is due. It is overdue from the end of that day (UTC).
       * @example 2027-03-02T14:05:12.481Z
       */
      dueAt?: string;
      /**
       * Format: uri
       * @description URL of the invoice.
       */
      url?: string;
      /** @description The recorded payments of a fee invoice, the earliest first. */
      payments?: components['schemas']['FeePayment'][];
      /**
       * @description `test`: no money moved, because it was paid in the sandbox or in the test mode of the provider, or the platform is a sandbox platform.
       * @example live
       * @enum {string}
       */
      mode: 'live' | 'test';
      /** @description The platform that the invoice is for. */
      platform: {
        /**
         * @description ID of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description The name of the platform in URLs.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Name of the platform.
         * @example Acme Video
         */
        name: string;
      };
    };
    /** @description A page of the invoices of all platforms. */
    StaffInvoicePage: {
      /** @description Invoices of any platform. */
      data: components['schemas']['StaffInvoice'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The number of licenses that match. */
    StaffLicenseCount: {
      /**
       * @description Number of licenses that match.
       * @example 42
       */
      count: number;
      /**
       * @description Whether `count` is the exact number.
       * @example true
       */
      complete: boolean;
    };
    /** @description A page of the licenses of all platforms. */
    StaffLicensePage: {
      /** @description Licenses of any platform. */
      data: components['schemas']['ListedLicense'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A profile of an artist or a label in a list. */
    StaffListedArtist: {
      /**
       * @description ID of the artist profile.
       * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
       */
      artistId: string;
      /**
       * @description Whether the account is of an artist or of a label.
       * @example artist
       * @enum {string}
       */
      kind: 'artist' | 'label';
      /**
       * @description Name of the artist or label.
       * @example Mara Lind
       */
      name: string;
      /** @description Biography, shown to platforms. */
      bio?: string;
      /**
       * @description Country of the artist or label (ISO 3166-1 alpha-2).
       * @example DE
       */
      country: string;
      /** @description Pages of the artist or label. */
      links: string[];
      /**
       * @description IPI name number, 11 digits.
       * @example 00334284961
       */
      ipi?: string;
      /**
       * @description ISNI, 16 characters without spaces.
       * @example 0000000121032683
       */
      isni?: string;
      /** @description Profile picture. Absent if there is none. */
      picture?: components['schemas']['Image'];
      /** @description Banner. Absent if there is none. */
      banner?: components['schemas']['Image'];
      /**
       * Format: date-time
       * @description When the profile was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      account: components['schemas']['StaffArtistAccount'];
    };
    /** @description A staff account. */
    StaffMember: {
      /**
       * @description ID of the member of staff.
       * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
       */
      staffId: string;
      /**
       * Format: email
       * @description An email address.
       * @example jo@label.example
       */
      email: string;
      /**
       * @description Name of the member.
       * @example Jo Park
       */
      name: string;
      /**
       * @description Roles. An admin has all permissions.
       * @example [
       *       "moderator"
       *     ]
       */
      roles: ('moderator' | 'rights' | 'finance' | 'admin')[];
      /**
       * @description Status of the account. Only active members can sign in; invited ones accept their invitation first.
       * @enum {string}
       */
      status: 'invited' | 'active' | 'disabled';
      /** @description Whether the sign-in requires a one-time code. */
      totp: boolean;
      /** @description Whether the account is linked to an identity at the OpenID provider. */
      oidc: boolean;
      /**
       * Format: date-time
       * @description When the invitation expires.
       * @example 2026-03-02T22:05:12.481Z
       */
      invitedUntil?: string;
      /**
       * Format: date-time
       * @description End of the lock after failed sign-ins. Present when admins list or retrieve a locked account.
       * @example 2026-03-02T22:05:12.481Z
       */
      lockedUntil?: string;
      /**
       * Format: date-time
       * @description When the account was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
    };
    /** @description All staff accounts. */
    StaffMemberList: {
      /** @description Accounts, sorted by email address. */
      data: components['schemas']['StaffMember'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A payout of a run. */
    StaffPayout: {
      /**
       * @description ID of the payout.
       * @example pyo_01K9GB2M4N7Q9R1S3T5V7W9X0Y
       */
      payoutId: string;
      /**
       * @description Amount, in minor units of the currency.
       * @example 5500
       */
      amount: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * @description The status of its run, or `returned`: the bank has returned it to us.
       * @example sent
       * @enum {string}
       */
      status: 'proposed' | 'approved' | 'sent' | 'paid' | 'canceled' | 'returned';
      /**
       * @description The account to which it is paid, masked.
       * @example DE••3000
       */
      details: string;
      /**
       * @description The end-to-end ID of the transfer, which the bank of the payee shows.
       * @example PYO01K9GB2M4N7Q9R1S3T5V7W9X0Y
       */
      endToEndId: string;
      /**
       * @description ID of the payout run.
       * @example prn_01K9GB2M4N6P8Q0R1S3T5V7W9X
       */
      runId: string;
      /**
       * @description ID of the account.
       * @example acc_01J9ZC4V7T2D4F6G8H0J1K3M5N
       */
      accountId: string;
      /**
       * @description Name of the profile. Absent if it is unknown.
       * @example Ada Moreno
       */
      name?: string;
      /** @description Who recorded the return, and why the bank returned it. */
      returned?: {
        /**
         * @description ID of the member of staff.
         * @example stf_01J9XA2B3G4H5J6K7M8N9P0Q1R
         */
        by: string;
        /**
         * Format: date-time
         * @description When they did it.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
        /**
         * @description Return reason code (ISO 20022), such as `AC01`, `AC04` or `MS03`.
         * @example AC04
         */
        reason: string;
      };
    };
    /** @description A page of the payouts of a run. */
    StaffPayoutPage: {
      /** @description Payouts of the run. */
      data: components['schemas']['StaffPayout'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A platform, as staff see it. */
    StaffPlatform: {
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The name of the platform in URLs.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Name of the platform.
       * @example Acme Video
       */
      name: string;
      /**
       * @description Tier of the platform.
       * @example developer
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description `suspended`: no credential of the platform works.
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * @description `live` or `sandbox`. Sandbox licenses grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Scopes of the platform: the most that a credential can have.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description Entitlements of the tier and of add-ons.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description Quotas of the platform. */
      quotas: {
        /**
         * @description Sustained requests per second.
         * @example 10
         */
        requestsPerSecond: number;
        /**
         * @description Maximum burst of requests.
         * @example 20
         */
        burst: number;
        /**
         * @description Requests per day (UTC). Null if your contract has no fixed limit.
         * @example 10000
         */
        requestsPerDay: number | null;
        /**
         * @description Issued licenses per month (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        licensesPerMonth: number | null;
        /**
         * @description Enriched rows per day (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        enrichRowsPerDay: number | null;
        /**
         * @description Seconds of analyzed audio per day (UTC). Null if your contract has no fixed limit.
         * @example 18000
         */
        enrichSecondsPerDay: number | null;
      };
      /**
       * @description The maximum of the fees that the platform may spend on licenses in a calendar month (UTC). Absent: it cannot buy licenses with a fee.
       * @example {
       *       "amount": 50000,
       *       "currency": "EUR"
       *     }
       */
      spendLimit?: components['schemas']['Money'];
      /**
       * @description Content types that the platform publishes.
       * @example [
       *       "ugc_video"
       *     ]
       */
      contentTypes: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories in which the platform publishes.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Contact address of the platform.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description A new contact address that is not confirmed yet.
       * @example rights@acme.example
       */
      pendingContactEmail?: string;
      /**
       * @description Language of emails to the platform and to members who have chosen none. Sign-in emails to them follow `Accept-Language`, otherwise this.
       * @example de
       * @enum {string}
       */
      language: 'en' | 'de' | 'fr' | 'es';
      /** @description Website of the platform. */
      websiteUrl?: string;
      /**
       * @description Client ID for the token exchange. Not secret.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId: string;
      /**
       * Format: date-time
       * @description When the platform was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description Add-ons agreed in addition to the tier.
       * @example [
       *       "stems"
       *     ]
       */
      addOns: 'stems'[];
      quotaOverrides: components['schemas']['QuotaOverrides'];
      /**
       * @description Whether the platform is a licensing hub, which licenses for others.
       * @example false
       */
      hub: boolean;
      /**
       * @description Version of the record. Increases with every change.
       * @example 3
       */
      version: number;
    };
    /** @description A page of platforms. */
    StaffPlatformPage: {
      /** @description Platforms. */
      data: components['schemas']['StaffPlatform'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A statement without its lines, with the name of its party. */
    StaffRoyaltyStatement: {
      /**
       * @description ID of the statement.
       * @example sta_01KNW7Q4M2X8Z3V5B6N7C8D9E0
       */
      statementId: string;
      /**
       * @description ID of the royalty period.
       * @example per_01KJKB3Q00M4MH000000000000
       */
      periodId: string;
      /**
       * @description The month, in UTC.
       * @example 2026-03
       */
      month: string;
      /**
       * @description `test`: sandbox and test money, which is never paid out.
       * @example live
       * @enum {string}
       */
      mode: 'live' | 'test';
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * @description ID of the party.
       * @example pty_01K9F3R0M7A2B4C6D8E0F1G3H5
       */
      partyId: string;
      /**
       * @description What the party gets, in minor units of the currency.
       * @example 3905
       */
      amount: number;
      /**
       * @description The same before rounding: the sum of the lines, in major units of the currency.
       * @example 39.044000
       */
      exact: string;
      /**
       * Format: date-time
       * @description When the period was closed.
       * @example 2026-03-02T14:05:12.481Z
       */
      closedAt: string;
      /**
       * @description Name of the party. Absent if it was deleted.
       * @example Ada Moreno
       */
      partyName?: string;
    };
    /** @description A page of the statements of a period. */
    StaffRoyaltyStatementPage: {
      /** @description Statements of the period. */
      data: components['schemas']['StaffRoyaltyStatement'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description An active staff session. */
    StaffSession: {
      /**
       * @description ID of the session.
       * @example ses_01JB2M6X8KE1F2G3H4J5K6M7N8
       */
      sessionId: string;
      /** @description Whether this request uses the session. */
      current: boolean;
      /** @description Browser of the sign-in, by its User-Agent. Absent for programs and unknown browsers. */
      browser?: {
        /**
         * @description Browser family.
         * @example Firefox
         * @enum {string}
         */
        name: 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari';
        /**
         * @description Operating system.
         * @example Linux
         * @enum {string}
         */
        system?: 'Android' | 'ChromeOS' | 'iOS' | 'Linux' | 'macOS' | 'Windows';
      };
      /**
       * @description IP address of the sign-in. IPv6 addresses are shortened to their /64 network.
       * @example 192.0.2.7
       */
      address: string;
      /**
       * Format: date-time
       * @description When the session started.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the session was last used, recorded every five minutes.
       * @example 2026-03-02T14:05:12.481Z
       */
      lastUsedAt: string;
      /**
       * Format: date-time
       * @description When the session expires.
       * @example 2026-03-02T22:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description Active staff sessions. */
    StaffSessionList: {
      /** @description Sessions, the newest first. */
      data: components['schemas']['StaffSession'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A page of tracks in any status. */
    StaffTrackPage: {
      /** @description Tracks in any status. */
      data: components['schemas']['Track'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A delivery with its platform and its event. */
    StaffWebhookDelivery: {
      /**
       * @description ID of the delivery.
       * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
       */
      deliveryId: string;
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      eventId: string;
      /**
       * @description Event type.
       * @example license.issued
       * @enum {string}
       */
      eventType:
        | 'track.approved'
        | 'track.updated'
        | 'track.takedown'
        | 'license.issued'
        | 'license.amended'
        | 'license.revoked'
        | 'license.expiring'
        | 'license.expired'
        | 'appeal.decided'
        | 'usage.quota_warning'
        | 'endpoint.failing'
        | 'endpoint.disabled'
        | 'endpoint.test';
      /**
       * @description ID of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description `pending`: not delivered yet. `delivered`: a 2xx response. `dead`: no more attempts.
       * @example delivered
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
      /**
       * Format: date-time
       * @description When the delivery was created.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the next attempt is due. Present while the delivery is pending.
       * @example 2026-03-02T14:05:12.481Z
       */
      nextAttemptAt?: string;
      /**
       * Format: date-time
       * @description When the event was delivered, or when the delivery became `dead`.
       * @example 2026-03-02T14:05:12.481Z
       */
      endedAt?: string;
      /** @description The last twenty attempts, the oldest first. */
      attempts: components['schemas']['DeliveryAttempt'][];
      /**
       * @description Host of the URL of the endpoint. Absent once the endpoint was removed.
       * @example hooks.acme.example
       */
      host?: string;
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description Name of the platform.
       * @example Acme Video
       */
      platformName: string;
      /** @description The event. Absent after ninety days. */
      event?: components['schemas']['PlatformEvent'];
    };
    /** @description An event with its platform and its deliveries. */
    StaffWebhookEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @example license.issued
       * @enum {string}
       */
      type:
        | 'track.approved'
        | 'track.updated'
        | 'track.takedown'
        | 'license.issued'
        | 'license.amended'
        | 'license.revoked'
        | 'license.expiring'
        | 'license.expired'
        | 'appeal.decided'
        | 'usage.quota_warning'
        | 'endpoint.failing'
        | 'endpoint.disabled'
        | 'endpoint.test';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /**
       * @description Data of the event, as in the message of its type. For a takedown, without affected licenses and replacements.
       * @example {
       *       "licenseId": "lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F"
       *     }
       */
      data: {
        [key: string]: unknown;
      };
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId?: string;
      /**
       * @description Name of the platform.
       * @example Acme Video
       */
      platformName?: string;
      /** @description The deliveries of an event for one platform to the endpoints that it has now. */
      deliveries?: components['schemas']['EndpointDelivery'][];
    };
    /** @description The reasons for a decision. */
    StatementOfReasonsDto: {
      /**
       * @description Ground of the decision.
       * @example rights_claim
       * @enum {string}
       */
      ground:
        | 'meets_requirements'
        | 'metadata'
        | 'audio_quality'
        | 'content_policy'
        | 'rights_claim'
        | 'rights_conflict'
        | 'rights_holder_request'
        | 'legal_order'
        | 'fraud'
        | 'appeal_upheld_facts'
        | 'other';
      /**
       * @description Facts on which the decision is based. They are public: do not name people.
       * @example The recording contains a sample whose use was not licensed.
       */
      facts: string;
      /**
       * @description Clause of the terms or of the law.
       * @example Terms, section 4.2
       */
      clause: string;
      /**
       * @description What led to the decision.
       * @example notice
       * @enum {string}
       */
      source: 'own_review' | 'notice' | 'order' | 'rights_holder' | 'appeal';
      /**
       * @description Whether automated means were used for the decision.
       * @default false
       * @example false
       */
      automated?: boolean;
      /**
       * @description Territories to which the decision applies. Absent: all territories.
       * @example [
       *       "US"
       *     ]
       */
      territories?: string[];
    };
    /** @description One part of a track, such as drums, as a separate file. */
    Stem: {
      /**
       * @description ID of the stem.
       * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
       */
      stemId: string;
      /**
       * @description Category of the stem.
       * @example drums
       * @enum {string}
       */
      category: 'drums' | 'bass' | 'harmony' | 'melody' | 'vocals' | 'percussion' | 'fx' | 'other';
      /**
       * @description Name of the stem.
       * @example Drums
       */
      name: string;
      /**
       * @description Length in milliseconds.
       * @example 95000
       */
      durationMs: number;
      /**
       * @description Format of the file.
       * @example flac
       * @enum {string}
       */
      format: 'mp3' | 'wav' | 'flac' | 'ogg';
      /**
       * Format: uri
       * @description A signed link to the file. Present with an active license whose terms allow mixing.
       */
      downloadUrl?: string;
      /**
       * @description Size of the file in bytes; without a link, of the file as delivered. Absent until the linked file has been rendered, which its first download does.
       * @example 4060200
       */
      sizeBytes?: number;
      /**
       * @description SHA-256 of the file, in hex; without a link, of the file as delivered. Absent until the linked file has been rendered.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256?: string;
      /**
       * Format: date-time
       * @description When the link expires. Request a new one after that.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt?: string;
    };
    /** @description The confirmation of a stem. */
    StemConfirmDto: {
      /**
       * @description SHA-256 of the file, in hex. The stem fails with `CHECKSUM_MISMATCH` if the received file has another.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256?: string;
    };
    /** @description A stem to upload. */
    StemInitDto: {
      /**
       * @description Category of the stem.
       * @example drums
       * @enum {string}
       */
      category: 'drums' | 'bass' | 'harmony' | 'melody' | 'vocals' | 'percussion' | 'fx' | 'other';
      /**
       * @description Name of the stem. No other stem of the track has it.
       * @example Drums
       */
      name: string;
      /**
       * @description Name of the file, for display.
       * @example night-drive-drums.wav
       */
      fileName: string;
      /**
       * @description Size of the file in bytes.
       * @example 52920044
       */
      sizeBytes: number;
      /**
       * @description SHA-256 of the file, in hex. A value in the confirmation replaces it. The stem fails with `CHECKSUM_MISMATCH` if the received file has another.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256?: string;
      /**
       * @description A stem of the track that this one replaces. It keeps its ID. Absent: a stem is added.
       * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
       */
      stemId?: string;
    };
    /** @description The stems of a track. */
    StemList: {
      /** @description The stems, which together make up the master. */
      data: components['schemas']['Stem'][];
      /**
       * @description Why no stem has a `downloadUrl`. `license_required`: set `licenseId` to an active license for the track. `mixing_not_allowed`: the terms of the license do not allow mixing.
       * @example mixing_not_allowed
       * @enum {string}
       */
      downloadUnavailable?: 'license_required' | 'mixing_not_allowed';
      /** @description How closely the sum of the stems matches the master, as measured. */
      stemsSumToMaster?: {
        /**
         * @description Difference between the sum of the stems and the master, in decibels. Lower is closer.
         * @example -84.2
         */
        residualDb: number;
      };
    };
    /** @description An appeal against a decision about a track, which is named by its ISRC, its ID, or title and artist. */
    SubmitAppealByRecordingDto:
      | {
          /**
           * @description ISRC, with or without hyphens.
           * @example DEA622600417
           */
          isrc: string;
          /**
           * @description Reason for the appeal.
           * @example rights_held
           * @enum {string}
           */
          grounds:
            | 'rights_held'
            | 'licensed'
            | 'misidentified'
            | 'facts_wrong'
            | 'policy_misapplied'
            | 'remedied'
            | 'other';
          /**
           * @description Why the decision is wrong, in your words.
           * @example We hold a license for the sample.
           */
          statement: string;
          /**
           * Format: email
           * @description Email address to which we send the outcome. Visible to staff only.
           * @example licensing@acme.example
           */
          contactEmail: string;
          /**
           * @description Language of emails to you. Default: from `Accept-Language`, or `en`.
           * @example de
           * @enum {string}
           */
          language?: 'en' | 'de' | 'fr' | 'es';
          /** @description Links to evidence. Visible to staff only. */
          evidence?: {
            /**
             * Format: uri
             * @description A URL.
             * @example https://acme.example
             */
            url: string;
          }[];
          /**
           * @description The decision to appeal. Default: the most severe decision in force.
           * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
           */
          decisionId?: string;
        }
      | (
          | {
              /**
               * @description ID of the track.
               * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
               */
              trackId: string;
              /**
               * @description Reason for the appeal.
               * @example rights_held
               * @enum {string}
               */
              grounds:
                | 'rights_held'
                | 'licensed'
                | 'misidentified'
                | 'facts_wrong'
                | 'policy_misapplied'
                | 'remedied'
                | 'other';
              /**
               * @description Why the decision is wrong, in your words.
               * @example We hold a license for the sample.
               */
              statement: string;
              /**
               * Format: email
               * @description Email address to which we send the outcome. Visible to staff only.
               * @example licensing@acme.example
               */
              contactEmail: string;
              /**
               * @description Language of emails to you. Default: from `Accept-Language`, or `en`.
               * @example de
               * @enum {string}
               */
              language?: 'en' | 'de' | 'fr' | 'es';
              /** @description Links to evidence. Visible to staff only. */
              evidence?: {
                /**
                 * Format: uri
                 * @description A URL.
                 * @example https://acme.example
                 */
                url: string;
              }[];
              /**
               * @description The decision to appeal. Default: the most severe decision in force.
               * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
               */
              decisionId?: string;
            }
          | {
              /**
               * @description The complete title of the track.
               * @example Slow Harbour
               */
              title: string;
              /**
               * @description The name of one of its artists.
               * @example Ada Finch
               */
              artist: string;
              /**
               * @description Reason for the appeal.
               * @example rights_held
               * @enum {string}
               */
              grounds:
                | 'rights_held'
                | 'licensed'
                | 'misidentified'
                | 'facts_wrong'
                | 'policy_misapplied'
                | 'remedied'
                | 'other';
              /**
               * @description Why the decision is wrong, in your words.
               * @example We hold a license for the sample.
               */
              statement: string;
              /**
               * Format: email
               * @description Email address to which we send the outcome. Visible to staff only.
               * @example licensing@acme.example
               */
              contactEmail: string;
              /**
               * @description Language of emails to you. Default: from `Accept-Language`, or `en`.
               * @example de
               * @enum {string}
               */
              language?: 'en' | 'de' | 'fr' | 'es';
              /** @description Links to evidence. Visible to staff only. */
              evidence?: {
                /**
                 * Format: uri
                 * @description A URL.
                 * @example https://acme.example
                 */
                url: string;
              }[];
              /**
               * @description The decision to appeal. Default: the most severe decision in force.
               * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
               */
              decisionId?: string;
            }
        );
    /** @description An appeal against a decision about a track. */
    SubmitAppealDto: {
      /**
       * @description Reason for the appeal.
       * @example rights_held
       * @enum {string}
       */
      grounds:
        | 'rights_held'
        | 'licensed'
        | 'misidentified'
        | 'facts_wrong'
        | 'policy_misapplied'
        | 'remedied'
        | 'other';
      /**
       * @description Why the decision is wrong, in your words.
       * @example We hold a license for the sample.
       */
      statement: string;
      /**
       * Format: email
       * @description Email address to which we send the outcome. Visible to staff only.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description Language of emails to you. Default: from `Accept-Language`, or `en`.
       * @example de
       * @enum {string}
       */
      language?: 'en' | 'de' | 'fr' | 'es';
      /** @description Links to evidence. Visible to staff only. */
      evidence?: {
        /**
         * Format: uri
         * @description A URL.
         * @example https://acme.example
         */
        url: string;
      }[];
      /**
       * @description The decision to appeal. Default: the most severe decision in force.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId?: string;
    };
    /** @description A report of a track. */
    SubmitNoticeDto: {
      /**
       * @description ID or ISRC of the track, or the address of a page or preview of this service that shows it.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      track: string;
      /**
       * @description Reason for the report. `copyright_recording`, `copyright_composition`: rights in the recording or in the work. `personal_rights`: rights of a person, such as name, voice or privacy. `illegal_content`: content against the law. `child_sexual_abuse`: sexual abuse or exploitation of children.
       * @example copyright_recording
       * @enum {string}
       */
      ground:
        | 'copyright_recording'
        | 'copyright_composition'
        | 'personal_rights'
        | 'illegal_content'
        | 'child_sexual_abuse'
        | 'other';
      /**
       * @description Why the track should be removed, with facts that we can check. Visible to staff only.
       * @example The recording is ours: it was released on 3 May 2019 with the ISRC DEA621900001.
       */
      explanation: string;
      /**
       * @description Your name, or that of the company that reports.
       * @example Finch & Co
       */
      name?: string;
      /**
       * Format: email
       * @description Email address for the receipt and our decision. Visible to staff only.
       * @example licensing@acme.example
       */
      email?: string;
      /**
       * @description You believe in good faith that the information and the statements in the report are correct and complete.
       * @constant
       */
      goodFaith: true;
      /**
       * @description Language of emails to you. Default: from `Accept-Language`, or `en`.
       * @example de
       * @enum {string}
       */
      language?: 'en' | 'de' | 'fr' | 'es';
    };
    /** @description An appeal with its code. */
    SubmittedAppeal: {
      /**
       * @description ID of the appeal.
       * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
       */
      appealId: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description Status of the appeal. `upheld`: the decision stays in force. `overturned`: the decision was reversed.
       * @example under_review
       * @enum {string}
       */
      status: 'submitted' | 'under_review' | 'more_info_requested' | 'upheld' | 'overturned' | 'withdrawn';
      /**
       * @description Reason for the appeal.
       * @example rights_held
       * @enum {string}
       */
      grounds:
        | 'rights_held'
        | 'licensed'
        | 'misidentified'
        | 'facts_wrong'
        | 'policy_misapplied'
        | 'remedied'
        | 'other';
      /** @description Messages, the oldest first. The first one is the appeal itself. */
      messages: components['schemas']['AppealMessage'][];
      /**
       * Format: date-time
       * @description When the appeal was submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * Format: date-time
       * @description When the appeal last changed.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * Format: date-time
       * @description Deadline for the decision about the appeal.
       * @example 2026-09-01T14:05:12.481Z
       */
      decideBy: string;
      /**
       * @description Present if the appeal is open and its deadline has passed.
       * @example true
       * @constant
       */
      overdue?: true;
      /**
       * Format: date-time
       * @description Deadline for the answer of the appellant. Present if staff requested information.
       * @example 2026-09-01T14:05:12.481Z
       */
      answerBy?: string;
      /** @description Outcome of the appeal. */
      outcome?: {
        /**
         * @description Reasons for the outcome.
         * @example The license covers the sample.
         */
        reasons: string;
        /**
         * Format: date-time
         * @description When it was decided.
         * @example 2026-03-02T14:05:12.481Z
         */
        decidedAt: string;
      };
      /**
       * @description Code of the appeal: send it as `Authorization: Bearer …` to view and answer the appeal. Shown only once. If you lose it, request a new one.
       * @example apc_7hQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr
       */
      code: string;
    };
    /** @description A report with its code. */
    SubmittedTrackNotice: {
      /**
       * @description ID of the report.
       * @example ntc_01JB2M6X8KH3J4K5M6N7P8Q9R0
       */
      noticeId: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Reason for the report. `copyright_recording`, `copyright_composition`: rights in the recording or in the work. `personal_rights`: rights of a person, such as name, voice or privacy. `illegal_content`: content against the law. `child_sexual_abuse`: sexual abuse or exploitation of children.
       * @example copyright_recording
       * @enum {string}
       */
      ground:
        | 'copyright_recording'
        | 'copyright_composition'
        | 'personal_rights'
        | 'illegal_content'
        | 'child_sexual_abuse'
        | 'other';
      /**
       * @description Status of the report, by the last decision.
       * @example received
       * @enum {string}
       */
      status: 'received' | 'actioned' | 'rejected' | 'no_longer_relevant';
      /**
       * Format: date-time
       * @description When the report was submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * @description The explanation.
       * @example The recording is ours: it was released on 3 May 2019 with the ISRC DEA621900001.
       */
      explanation: string;
      /** @description Name of the reporter. */
      name?: string;
      /** @description Email address of the reporter. */
      email?: string;
      /** @description Whether the emailed code was used. We send our decision only to a confirmed address. */
      emailConfirmed: boolean;
      /** @description The first decision. Absent until it is made. */
      decision?: {
        /**
         * @description Our decision. `actioned`: the track was taken down or restricted. `rejected`: the report led to no action. `no_longer_relevant`: the reason no longer exists.
         * @example actioned
         * @enum {string}
         */
        outcome: 'actioned' | 'rejected' | 'no_longer_relevant';
        /**
         * Format: date-time
         * @description When it was decided.
         * @example 2026-03-02T14:05:12.481Z
         */
        decidedAt: string;
        /**
         * @description Reasons of the decision.
         * @example The recording is yours.
         */
        reasons: string;
      };
      /**
       * Format: date-time
       * @description Until when you can complain. Absent if you cannot.
       * @example 2026-09-01T14:05:12.481Z
       */
      complainUntil?: string;
      /** @description Your complaint. Absent if there is none. */
      complaint?: {
        /** @description The complaint. */
        text: string;
        /**
         * Format: date-time
         * @description When the complaint was submitted.
         * @example 2026-03-02T14:05:12.481Z
         */
        submittedAt: string;
        /** @description The decision about the complaint. Absent until it is made. */
        decision?: {
          /**
           * @description The decision about the complaint. `upheld`: the first decision stays.
           * @example upheld
           * @enum {string}
           */
          outcome: 'upheld' | 'actioned' | 'rejected' | 'no_longer_relevant';
          /**
           * Format: date-time
           * @description When it was decided.
           * @example 2026-03-02T14:05:12.481Z
           */
          decidedAt: string;
          /**
           * @description Reasons of the decision.
           * @example The recording is yours.
           */
          reasons: string;
        };
      };
      /**
       * @description Code of the report, with which you read it and complain. Shown only here. Keep it.
       * @example nrc_7hQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr
       */
      code: string;
    };
    /** @description The renewing purchase of a tier, add-ons or both. */
    Subscription: {
      /**
       * @description ID of the subscription.
       * @example sub_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      subscriptionId: string;
      /**
       * @description ID of the checkout.
       * @example chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      checkoutId: string;
      /**
       * @description Payment provider. With `sandbox` and `stripe_test`, the test mode of Stripe, no money moves.
       * @example stripe
       */
      provider: string;
      /**
       * @description `past_due`: a renewal was not paid, but you keep everything until `graceUntil`. `lapsed`: it was not paid by then. `withheld`: paid, but without effect for the reason in `withheldFor`. `ended`: canceled, refunded or charged back.
       * @example active
       * @enum {string}
       */
      status: 'active' | 'past_due' | 'lapsed' | 'withheld' | 'ended';
      /**
       * @description The tier. The enterprise tier is set by contract.
       * @example growth
       * @enum {string}
       */
      tier?: 'growth';
      /**
       * @description Add-ons of the subscription.
       * @example [
       *       "stems"
       *     ]
       */
      addOns: 'stems'[];
      /**
       * @description Billing interval.
       * @example month
       * @enum {string}
       */
      interval: 'month' | 'year';
      /**
       * @description Price per interval, in minor units of the currency.
       * @example 6800
       */
      amount: number;
      /**
       * @description Currency code (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description When the subscription was first paid.
       * @example 2026-03-01T09:30:00.000Z
       */
      startedAt: string;
      /**
       * Format: date-time
       * @description End of the paid period.
       * @example 2027-03-02T14:05:12.481Z
       */
      paidUntil: string;
      /**
       * @description Whether the subscription ends at `paidUntil` instead of being renewed.
       * @example false
       */
      endsWithPeriod: boolean;
      /**
       * @description Items that an older subscription also pays for. They have no further effect: contact us for a refund.
       * @example [
       *       "growth"
       *     ]
       */
      paidTwice?: ('growth' | 'stems')[];
      /**
       * Format: date-time
       * @description End of the grace period, until which you keep the plan without payment.
       * @example 2026-03-02T14:05:12.481Z
       */
      graceUntil?: string;
      /**
       * Format: date-time
       * @description When the subscription ended.
       * @example 2026-03-02T14:05:12.481Z
       */
      endedAt?: string;
      /**
       * @description Reason for the end.
       * @example canceled
       * @enum {string}
       */
      endReason?: 'canceled' | 'refunded' | 'charged_back';
      /**
       * @description `disputed`: the payer’s bank disputes the last payment. `provider_not_in_force`: it was paid with a provider that is no longer used, such as a sandbox or a test mode.
       * @example disputed
       * @enum {string}
       */
      withheldFor?: 'disputed' | 'provider_not_in_force';
    };
    /**
     * @description The platform to switch to.
     * @example {
     *       "platform": "acme-video"
     *     }
     */
    SwitchPortalSessionDto: {
      /**
       * @description Slug or ID of the platform.
       * @example acme-video
       */
      platform: string;
    };
    /** @description The latest change of a track. */
    SyncItem:
      | {
          /**
           * @description The track was added or changed.
           * @constant
           */
          op: 'upsert';
          /**
           * @description Catalog version of the change. Increases along the feed.
           * @example 417
           */
          catalogVersion: number;
          /**
           * @description ID of the track.
           * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
           */
          trackId: string;
          track: components['schemas']['Track'];
        }
      | {
          /**
           * @description The track was taken down.
           * @constant
           */
          op: 'takedown';
          /**
           * @description Catalog version of the change. Increases along the feed.
           * @example 417
           */
          catalogVersion: number;
          /**
           * @description ID of the track.
           * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
           */
          trackId: string;
          /** @description The takedown. */
          takedown: {
            /**
             * @description The reason for the takedown. `compliance` of each license says what it means for published content.
             * @enum {string}
             */
            reason: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
            /**
             * Format: date-time
             * @description When the takedown took effect.
             * @example 2026-03-01T09:30:00.000Z
             */
            effectiveAt: string;
          };
        };
    /** @description A page of catalog changes. */
    SyncPage: {
      /** @description Changes, the oldest first. */
      items: components['schemas']['SyncItem'][];
      /**
       * @description Send it as `cursor` in the next request: immediately if `hasMore` is true, otherwise at your next synchronization.
       * @example s1.417
       */
      nextCursor: string;
      /** @description Whether more changes are available now. */
      hasMore: boolean;
      /**
       * Format: date-time
       * @description When the feed was read.
       * @example 2026-03-02T14:05:12.481Z
       */
      asOf: string;
    };
    /** @description Included territories, without the excluded ones. */
    TerritoryRule: {
      /**
       * @description Included territories. `WORLD` means all countries.
       * @example [
       *       "WORLD"
       *     ]
       */
      include: string[];
      /**
       * @description Excluded countries.
       * @example [
       *       "US"
       *     ]
       */
      exclude: string[];
    };
    /** @description The rights holder’s consents to data mining and AI. */
    TextAndDataMining: {
      /**
       * @description Text and data mining. Default: `notAllowed`.
       * @enum {string}
       */
      dataMining: 'allowed' | 'notAllowed' | 'constrained';
      /**
       * @description Use as input to a model. Default: `notAllowed`.
       * @enum {string}
       */
      aiInference: 'allowed' | 'notAllowed' | 'constrained';
      /**
       * @description Training of AI models. Default: `notAllowed`.
       * @enum {string}
       */
      aiTraining: 'allowed' | 'notAllowed' | 'constrained';
      /**
       * @description Training of generative AI models. Default: `notAllowed`.
       * @enum {string}
       */
      aiGenerativeTraining: 'allowed' | 'notAllowed' | 'constrained';
    };
    /** @description A tier with its quotas and prices. */
    TierPlan: {
      /**
       * @description The tier.
       * @example growth
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /** @description Quotas of the tier. Your own can differ by agreement. */
      quotas: {
        /**
         * @description Sustained requests per second.
         * @example 10
         */
        requestsPerSecond: number;
        /**
         * @description Maximum burst of requests.
         * @example 20
         */
        burst: number;
        /**
         * @description Requests per day (UTC). Null if your contract has no fixed limit.
         * @example 10000
         */
        requestsPerDay: number | null;
        /**
         * @description Issued licenses per month (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        licensesPerMonth: number | null;
        /**
         * @description Enriched rows per day (UTC). Null if your contract has no fixed limit.
         * @example 100
         */
        enrichRowsPerDay: number | null;
        /**
         * @description Seconds of analyzed audio per day (UTC). Null if your contract has no fixed limit.
         * @example 18000
         */
        enrichSecondsPerDay: number | null;
      };
      /**
       * @description Add-ons that the tier includes.
       * @example [
       *       "stems"
       *     ]
       */
      includes: 'stems'[];
      /**
       * @description How it is sold. `online`: with a checkout. `contract`: write to `contactEmail`.
       * @example online
       * @enum {string}
       */
      sale: 'free' | 'online' | 'contract';
      /** @description Prices. Empty unless `sale` is `online`. */
      prices: {
        /**
         * @description Billing interval.
         * @example month
         * @enum {string}
         */
        interval: 'month' | 'year';
        /**
         * @description Price per interval, in minor units of the currency.
         * @example 6800
         */
        amount: number;
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
      }[];
    };
    /** @description An access token. */
    Token: {
      /**
       * @description Send it as `Authorization: Bearer …`.
       * @example eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJwbHRfMDFKOVhBMkIzQzRENUU2RjdHOEg5SjBLMU0ifQ.c2ln
       */
      accessToken: string;
      /**
       * @description Type of the token.
       * @constant
       */
      tokenType: 'Bearer';
      /**
       * @description Seconds until the token expires.
       * @example 3600
       */
      expiresIn: number;
      /**
       * @description Scopes of the token, separated by spaces.
       * @example tracks:read licenses:write
       */
      scope: string;
    };
    /** @description Client credentials to exchange for an access token. */
    TokenRequestDto: {
      /**
       * @description The client ID of your platform.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId: string;
      /**
       * @description A client secret of your platform.
       * @example pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6
       */
      clientSecret: string;
      /**
       * @description Scopes, separated by spaces. Default: all scopes of the client secret.
       * @example tracks:read licenses:write
       */
      scope?: string;
      /**
       * @description Scopes as a list. Combined with `scope` if you send both.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes?: string[];
    };
    /** @description A secret for one-time codes (RFC 6238). */
    TotpSecret: {
      /**
       * @description The secret, in base32.
       * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
       */
      secret: string;
      /**
       * @description URL for authenticator apps, usually shown as a QR code.
       * @example otpauth://totp/api.example:jo%40label.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
       */
      otpauthUrl: string;
      /**
       * @description Send it back to confirm the secret.
       * @example v1.c2VhbGVk
       */
      enrollment: string;
    };
    /** @description A track with its full metadata. */
    Track: {
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Title of the track.
       * @example Harbour Lights
       */
      title: string;
      /**
       * @description Version of the title, such as `Instrumental`.
       * @example Instrumental
       */
      version?: string;
      /** @description Credited artists, in the order of the credit. */
      artists: {
        /**
         * @description ID of the artist.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId: string;
        /**
         * @description The artist's name.
         * @example Mara Lind
         */
        name: string;
        /**
         * @description Role of the artist on the track.
         * @enum {string}
         */
        role: 'main' | 'featured' | 'remixer';
      }[];
      /** @description The album of the track. */
      album?: {
        /**
         * @description ID of the album.
         * @example alb_01J9ZC4V7QW3E5R7T9Y1V3N5P7
         */
        albumId: string;
        /**
         * @description The title of the album.
         * @example Northern Windows
         */
        title: string;
        /**
         * @description UPC or EAN.
         * @example 4006381333931
         */
        upc?: string;
      };
      /**
       * @description International Standard Recording Code.
       * @example DEA622600417
       */
      isrc: string;
      /**
       * @description International Standard Musical Work Code.
       * @example T0345246801
       */
      iswc?: string;
      /**
       * Format: date
       * @description Release date.
       * @example 2025-11-14
       */
      releaseDate: string;
      /**
       * @description Length in milliseconds.
       * @example 95000
       */
      durationMs: number;
      /**
       * @description Tempo, in beats per minute.
       * @example 112
       */
      bpm: number;
      key: components['schemas']['MusicalKey'];
      /**
       * @description Genres, in lowercase.
       * @example [
       *       "electronic"
       *     ]
       */
      genres: string[];
      /**
       * @description Moods, in lowercase.
       * @example [
       *       "calm",
       *       "warm"
       *     ]
       */
      moods: string[];
      /**
       * @description Instruments, in lowercase.
       * @example [
       *       "piano",
       *       "synth"
       *     ]
       */
      instruments: string[];
      /**
       * @description Keywords for search, in lowercase.
       * @example [
       *       "night",
       *       "city"
       *     ]
       */
      keywords: string[];
      /**
       * @description Energy, from 0 (calm) to 1 (driving).
       * @example 0.42
       */
      energy: number;
      /**
       * @description Kind of vocals.
       * @enum {string}
       */
      vocals: 'instrumental' | 'male' | 'female' | 'mixed' | 'choir';
      /**
       * @description Language of the lyrics (BCP 47).
       * @example en
       */
      language?: string;
      /**
       * @description Whether the lyrics are explicit.
       * @enum {string}
       */
      explicitness: 'explicit' | 'clean' | 'unknown';
      /** @description Whether the track has stems. */
      hasStems: boolean;
      /**
       * @description URLs of images elsewhere, by what they show.
       * @example {}
       */
      images: {
        [key: string]: string;
      };
      /** @description Cover of the track. Absent if there is none. */
      artwork?: components['schemas']['Image'];
      rights: components['schemas']['Rights'];
      /**
       * @description Phonogram copyright notice.
       * @example ℗ 2025 Nordlicht Records
       */
      pLine: string;
      /**
       * @description Copyright notice.
       * @example © 2025 Nordlicht Publishing
       */
      cLine: string;
      /** @description Territories in which the track can be licensed. */
      territories: components['schemas']['TerritoryRule'];
      /** @description Disclosure of the use of AI in the track. */
      aiDisclosure: {
        /**
         * @description Extent to which AI generated the vocals.
         * @enum {string}
         */
        vocals: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the instruments.
         * @enum {string}
         */
        instruments: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the composition.
         * @enum {string}
         */
        composition: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the lyrics.
         * @enum {string}
         */
        lyrics: 'none' | 'partial' | 'full';
      };
      tdm: components['schemas']['TextAndDataMining'];
      /**
       * @description Moderation status. Partners see approved tracks only; the sync feed lists takedowns.
       * @enum {string}
       */
      moderationStatus: 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
      /**
       * @description Catalog version of the last change of the track. Increases with every change.
       * @example 417
       */
      catalogVersion: number;
      /**
       * Format: date-time
       * @description When the track was added to the catalog.
       * @example 2026-03-01T09:30:00.000Z
       */
      addedAt: string;
      /**
       * Format: date-time
       * @description When the track last changed.
       * @example 2026-03-01T09:30:00.000Z
       */
      updatedAt: string;
      /** @description Related URLs. */
      links: {
        /**
         * Format: uri
         * @description URL of this track.
         */
        self: string;
        /**
         * Format: uri
         * @description URL of the preview.
         */
        stream: string;
        /**
         * Format: uri
         * @description URL of the licensed download. Requires `licenseId` and `format`.
         */
        download: string;
        /**
         * Format: uri
         * @description URL of the attribution.
         */
        attribution: string;
        /**
         * Format: uri
         * @description URL of the license terms.
         */
        licenseTerms: string;
        /**
         * Format: uri
         * @description URL of the waveform data.
         */
        waveform: string;
        /**
         * Format: uri
         * @description URL of the stems.
         */
        stems?: string;
      };
    };
    /** @description A track entered the catalog, or returned to it. */
    TrackApprovedEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'track.approved';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Catalog version of the track. Of two events of a track, the one with the higher version is the later one.
         * @example 4711
         */
        catalogVersion: number;
        /**
         * @description International Standard Recording Code.
         * @example QZABC2600001
         */
        isrc: string;
        /**
         * @description Title of the track.
         * @example Slow Harbour
         */
        title: string;
        /**
         * Format: date-time
         * @description When the track was approved.
         * @example 2026-03-02T14:05:12.481Z
         */
        approvedAt: string;
        decision?: components['schemas']['EventDecision'];
        /** @description What licensees must do in each territory in which it changed. Absent if nothing changed for licensees. */
        complianceChanges?: components['schemas']['ComplianceChange'][];
        /**
         * @description Number of your active licenses that are affected.
         * @example 2
         */
        affectedCount?: number;
        /** @description The 100 newest affected licenses. */
        affectedLicenses?: {
          /**
           * @description ID of the license.
           * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
           */
          licenseId: string;
          /**
           * @description Your ID of the content item. Case-sensitive.
           * @example video-20931
           */
          contentId: string;
          compliance: components['schemas']['LicenseCompliance'];
          /**
           * @description Whether content published under the license may stay online after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
           * @example true
           */
          publishedContentSurvives: boolean;
        }[];
        /**
         * Format: uri
         * @description URL of the list of all affected licenses.
         */
        affectedLicensesUrl?: string;
      };
    };
    /** @description A link to the licensed file. */
    TrackDownload: {
      /**
       * Format: uri
       * @description A signed link that works without a credential until it expires. Do not publish it.
       */
      url: string;
      /**
       * Format: date-time
       * @description When the link expires. Request a new one after that.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
      /**
       * @description Format of the file.
       * @example flac
       * @enum {string}
       */
      format: 'mp3' | 'wav' | 'flac' | 'ogg';
      /**
       * @description Bit rate in kbit/s. Present if you requested one.
       * @example 192
       * @enum {number}
       */
      bitrate?: 128 | 192 | 256 | 320;
      /**
       * @description Sample rate in Hz. Present if you requested one.
       * @example 48000
       * @enum {number}
       */
      sampleRate?: 44100 | 48000 | 96000;
      /**
       * @description Size of the file in bytes.
       * @example 8120400
       */
      sizeBytes: number;
      /**
       * @description SHA-256 of the file, in hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256: string;
      /**
       * @description ID of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId: string;
    };
    /** @description Something that prevents the submission of a track. */
    TrackError: {
      /**
       * @description JSON pointer to the field, as in the track; `/uploadId` for the recording.
       * @example /rights/writers/0/partyId
       */
      pointer: string;
      /**
       * @description What is wrong, for programs.
       * @example not_confirmed
       */
      code: string;
      /**
       * @description What is wrong, in English.
       * @example has not confirmed its shares
       */
      detail: string;
    };
    /** @description Everything that prevents the submission of a track. */
    TrackErrors: {
      /** @description Empty if the track can be submitted. */
      errors: components['schemas']['TrackError'][];
    };
    /** @description A track in any status, with its decisions and appeals. */
    TrackForStaff: {
      track: components['schemas']['Track'];
      /** @description Decisions in force against the track, the most severe first. */
      decisionsInForce: components['schemas']['Decision'][];
      /** @description Open appeals against decisions about the track. */
      openAppeals: string[];
      /** @description Disputes of parties about their shares in the track, also those that were set aside. The others must be set aside before the track can be approved. */
      disputes: components['schemas']['ShareDispute'][];
      rightsCheck: components['schemas']['RightsCheck'];
      /**
       * @description Whether changes of the approved track wait for review.
       * @example false
       */
      hasRevision: boolean;
      /** @description Shares of the published track of an account and the earlier ones, the oldest first, with the current names of the parties. Empty for tracks of the operator. */
      splits: {
        /**
         * Format: date-time
         * @description From when these shares apply, until the next ones do.
         * @example 2026-03-01T09:30:00.000Z
         */
        effectiveFrom: string;
        rights: components['schemas']['AdministeredRights'];
      }[];
      /** @description Our latest 50 decisions about revisions of the track, newest first. Empty for tracks of the operator. */
      revisionDecisions: components['schemas']['RevisionDecision'][];
      measured: components['schemas']['MeasuredSound'];
      claim?: components['schemas']['ReviewClaim'];
      /** @description Related URLs. */
      links: {
        /**
         * Format: uri
         * @description URL of the audio, in any moderation status.
         */
        audio: string;
        /**
         * Format: uri
         * @description URL of the waveform data, in any moderation status.
         */
        waveform: string;
        /**
         * Format: uri
         * @description URL of all decisions about the track.
         */
        decisions: string;
      };
    };
    /** @description A report of a track, as its reporter sees it. */
    TrackNotice: {
      /**
       * @description ID of the report.
       * @example ntc_01JB2M6X8KH3J4K5M6N7P8Q9R0
       */
      noticeId: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Reason for the report. `copyright_recording`, `copyright_composition`: rights in the recording or in the work. `personal_rights`: rights of a person, such as name, voice or privacy. `illegal_content`: content against the law. `child_sexual_abuse`: sexual abuse or exploitation of children.
       * @example copyright_recording
       * @enum {string}
       */
      ground:
        | 'copyright_recording'
        | 'copyright_composition'
        | 'personal_rights'
        | 'illegal_content'
        | 'child_sexual_abuse'
        | 'other';
      /**
       * @description Status of the report, by the last decision.
       * @example received
       * @enum {string}
       */
      status: 'received' | 'actioned' | 'rejected' | 'no_longer_relevant';
      /**
       * Format: date-time
       * @description When the report was submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * @description The explanation.
       * @example The recording is ours: it was released on 3 May 2019 with the ISRC DEA621900001.
       */
      explanation: string;
      /** @description Name of the reporter. */
      name?: string;
      /** @description Email address of the reporter. */
      email?: string;
      /** @description Whether the emailed code was used. We send our decision only to a confirmed address. */
      emailConfirmed: boolean;
      /** @description The first decision. Absent until it is made. */
      decision?: {
        /**
         * @description Our decision. `actioned`: the track was taken down or restricted. `rejected`: the report led to no action. `no_longer_relevant`: the reason no longer exists.
         * @example actioned
         * @enum {string}
         */
        outcome: 'actioned' | 'rejected' | 'no_longer_relevant';
        /**
         * Format: date-time
         * @description When it was decided.
         * @example 2026-03-02T14:05:12.481Z
         */
        decidedAt: string;
        /**
         * @description Reasons of the decision.
         * @example The recording is yours.
         */
        reasons: string;
      };
      /**
       * Format: date-time
       * @description Until when you can complain. Absent if you cannot.
       * @example 2026-09-01T14:05:12.481Z
       */
      complainUntil?: string;
      /** @description Your complaint. Absent if there is none. */
      complaint?: {
        /** @description The complaint. */
        text: string;
        /**
         * Format: date-time
         * @description When the complaint was submitted.
         * @example 2026-03-02T14:05:12.481Z
         */
        submittedAt: string;
        /** @description The decision about the complaint. Absent until it is made. */
        decision?: {
          /**
           * @description The decision about the complaint. `upheld`: the first decision stays.
           * @example upheld
           * @enum {string}
           */
          outcome: 'upheld' | 'actioned' | 'rejected' | 'no_longer_relevant';
          /**
           * Format: date-time
           * @description When it was decided.
           * @example 2026-03-02T14:05:12.481Z
           */
          decidedAt: string;
          /**
           * @description Reasons of the decision.
           * @example The recording is yours.
           */
          reasons: string;
        };
      };
    };
    /** @description Reports for the same reason. */
    TrackNoticeCount: {
      /**
       * @description Reason that reporters gave.
       * @example copyright_recording
       * @enum {string}
       */
      ground:
        | 'copyright_recording'
        | 'copyright_composition'
        | 'personal_rights'
        | 'illegal_content'
        | 'child_sexual_abuse'
        | 'other';
      /**
       * @description Reports that were submitted in the month.
       * @example 5
       */
      submitted: number;
      /**
       * @description First decisions of the month that took the track down or restricted it.
       * @example 2
       */
      actioned: number;
      /**
       * @description First decisions of the month that left the track as it was.
       * @example 1
       */
      rejected: number;
      /**
       * @description First decisions of the month that the report was no longer relevant.
       * @example 1
       */
      noLongerRelevant: number;
    };
    /** @description Reports of tracks in a month, and their outcomes. */
    TrackNoticeFigures: {
      /**
       * @description Reports of tracks that were submitted in the month.
       * @example 5
       */
      submitted: number;
      /** @description The reports by the reason that reporters gave. */
      grounds: components['schemas']['TrackNoticeCount'][];
      /** @description The times from report to first decision. */
      times: components['schemas']['DecisionTimes'];
      /** @description Complaints of reporters against our decisions. */
      complaints: {
        /**
         * @description Complaints of reporters that were submitted in the month.
         * @example 1
         */
        submitted: number;
        /**
         * @description Complaints decided in the month; the first decision stays.
         * @example 1
         */
        upheld: number;
        /**
         * @description Complaints decided in the month by a new decision, including a further action.
         * @example 0
         */
        reversed: number;
        /** @description The times from complaint to decision. */
        times: components['schemas']['DecisionTimes'];
      };
    };
    /** @description A report, as staff see it. After the deletion of its texts it has no explanation, name, address and reasons. */
    TrackNoticeForStaff: {
      /**
       * @description ID of the report.
       * @example ntc_01JB2M6X8KH3J4K5M6N7P8Q9R0
       */
      noticeId: string;
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Reason for the report. `copyright_recording`, `copyright_composition`: rights in the recording or in the work. `personal_rights`: rights of a person, such as name, voice or privacy. `illegal_content`: content against the law. `child_sexual_abuse`: sexual abuse or exploitation of children.
       * @example copyright_recording
       * @enum {string}
       */
      ground:
        | 'copyright_recording'
        | 'copyright_composition'
        | 'personal_rights'
        | 'illegal_content'
        | 'child_sexual_abuse'
        | 'other';
      /**
       * @description Status of the report, by the last decision.
       * @example received
       * @enum {string}
       */
      status: 'received' | 'actioned' | 'rejected' | 'no_longer_relevant';
      /**
       * Format: date-time
       * @description When the report was submitted.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * @description Whether the report waits for staff. `received`: it is not decided yet. `complained`: there is a complaint against the decision. `decided`: nothing waits.
       * @example received
       * @enum {string}
       */
      state: 'received' | 'complained' | 'decided';
      /**
       * Format: date-time
       * @description When this state began.
       * @example 2026-03-02T14:05:12.481Z
       */
      since: string;
      /**
       * @description Title of the track.
       * @example Slow Harbour
       */
      title?: string;
      /**
       * @description Names of the artists of the track.
       * @example [
       *       "Finch & Co"
       *     ]
       */
      artists: string[];
      claim?: components['schemas']['ReviewClaim'];
      /**
       * @description The explanation.
       * @example The recording is ours: it was released on 3 May 2019 with the ISRC DEA621900001.
       */
      explanation?: string;
      /** @description Name of the reporter. */
      name?: string;
      /** @description Email address of the reporter. */
      email?: string;
      /** @description Whether the emailed code was used. We send our decision only to a confirmed address. */
      emailConfirmed: boolean;
      /** @description The first decision. Absent until it is made. */
      decision?: {
        /**
         * @description Our decision. `actioned`: the track was taken down or restricted. `rejected`: the report led to no action. `no_longer_relevant`: the reason no longer exists.
         * @example actioned
         * @enum {string}
         */
        outcome: 'actioned' | 'rejected' | 'no_longer_relevant';
        /**
         * Format: date-time
         * @description When it was decided.
         * @example 2026-03-02T14:05:12.481Z
         */
        decidedAt: string;
        /**
         * @description ID of the member of staff.
         * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
         */
        decidedBy: string;
        /**
         * @description Reasons of the decision.
         * @example The recording is yours.
         */
        reasons: string;
        /**
         * @description The decision about the track.
         * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
         */
        decisionId?: string;
      };
      /** @description The complaint of the reporter. Absent if there is none. */
      complaint?: {
        /** @description The complaint. */
        text: string;
        /**
         * Format: date-time
         * @description When the complaint was submitted.
         * @example 2026-03-02T14:05:12.481Z
         */
        submittedAt: string;
        /** @description The decision about the complaint. Absent until it is made. */
        decision?: {
          /**
           * @description The decision about the complaint. `upheld`: the first decision stays.
           * @example upheld
           * @enum {string}
           */
          outcome: 'upheld' | 'actioned' | 'rejected' | 'no_longer_relevant';
          /**
           * Format: date-time
           * @description When it was decided.
           * @example 2026-03-02T14:05:12.481Z
           */
          decidedAt: string;
          /**
           * @description ID of the member of staff.
           * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
           */
          decidedBy: string;
          /**
           * @description Reasons of the decision.
           * @example The recording is yours.
           */
          reasons: string;
          /**
           * @description The decision about the track.
           * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
           */
          decisionId?: string;
        };
      };
      /** @description The latest other reports of the track, at most 20, newest first. */
      others: components['schemas']['OtherTrackNotice'][];
    };
    /** @description A page of reports. */
    TrackNoticePage: {
      /** @description Reports. */
      data: components['schemas']['ListedTrackNotice'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A page of search results. */
    TrackPage: {
      /** @description Approved tracks that match, sorted. */
      data: components['schemas']['Track'][];
      pagination: components['schemas']['Pagination'];
      /** @description The requested counts, highest first. */
      facets?: {
        [key: string]: {
          /**
           * @description A value of the filter.
           * @example calm
           */
          value: string;
          /**
           * @description Number of tracks with this value.
           * @example 4
           */
          count: number;
        }[];
      };
      /**
       * @description Corrected spellings of `q` that find tracks, the most likely first. Present only if no track matches, a word of `q` is unknown, and similar words are known. They are never searched automatically.
       * @example [
       *       "ambient piano"
       *     ]
       */
      suggestions?: string[];
    };
    /** @description A track was taken down. */
    TrackTakedownEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'track.takedown';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Catalog version of the track. Of two events of a track, the one with the higher version is the later one.
         * @example 4711
         */
        catalogVersion: number;
        /**
         * @description Reason for the takedown. `disputed` puts published content on hold; `infringing` and `legal` require its removal.
         * @example infringing
         * @enum {string}
         */
        reason: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
        /**
         * Format: date-time
         * @description When the takedown takes effect.
         * @example 2026-03-02T14:05:12.481Z
         */
        effectiveAt: string;
        removeBy: string | null;
        decision?: components['schemas']['EventDecision'];
        /** @description What licensees must do in each territory in which it changed. Absent if nothing changed for licensees. */
        complianceChanges?: components['schemas']['ComplianceChange'][];
        /**
         * @description Whether published content may stay online under every affected license. Each entry of `affectedLicenses` has its own value.
         * @example false
         */
        publishedContentSurvives: boolean;
        /**
         * @description Number of your active licenses that are affected.
         * @example 2
         */
        affectedCount: number;
        /** @description The 100 newest affected licenses. */
        affectedLicenses: {
          /**
           * @description ID of the license.
           * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
           */
          licenseId: string;
          /**
           * @description Your ID of the content item. Case-sensitive.
           * @example video-20931
           */
          contentId: string;
          compliance: components['schemas']['LicenseCompliance'];
          /**
           * @description Whether content published under the license may stay online after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
           * @example true
           */
          publishedContentSurvives: boolean;
        }[];
        /**
         * Format: uri
         * @description URL of the list of all affected licenses.
         */
        affectedLicensesUrl: string;
        /** @description Up to five similar tracks that can replace it, the most similar first. */
        replacements: {
          /**
           * @description ID of the track.
           * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
           */
          trackId: string;
          /**
           * @description International Standard Recording Code.
           * @example QZABC2600002
           */
          isrc: string;
          /**
           * @description Title of the track.
           * @example Low Tide
           */
          title: string;
          /**
           * @description Name of the main artist.
           * @example Ada Finch
           */
          artist: string;
        }[];
      };
    };
    /** @description The record of a track changed. */
    TrackUpdatedEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'track.updated';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Catalog version of the track. Of two events of a track, the one with the higher version is the later one.
         * @example 4711
         */
        catalogVersion: number;
        /**
         * @description Fields of the track that changed.
         * @example [
         *       "moods",
         *       "title"
         *     ]
         */
        changedFields: string[];
        /**
         * Format: date-time
         * @description When the track changed.
         * @example 2026-03-02T14:05:12.481Z
         */
        updatedAt: string;
        decision?: components['schemas']['EventDecision'];
        /** @description What licensees must do in each territory in which it changed. Absent if nothing changed for licensees. */
        complianceChanges?: components['schemas']['ComplianceChange'][];
        /**
         * @description Number of your active licenses that are affected.
         * @example 2
         */
        affectedCount?: number;
        /** @description The 100 newest affected licenses. */
        affectedLicenses?: {
          /**
           * @description ID of the license.
           * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
           */
          licenseId: string;
          /**
           * @description Your ID of the content item. Case-sensitive.
           * @example video-20931
           */
          contentId: string;
          compliance: components['schemas']['LicenseCompliance'];
          /**
           * @description Whether content published under the license may stay online after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
           * @example true
           */
          publishedContentSurvives: boolean;
        }[];
        /**
         * Format: uri
         * @description URL of the list of all affected licenses.
         */
        affectedLicensesUrl?: string;
      };
    };
    /** @description The use of a track on a platform and in a country, in a month. */
    TrackUse: {
      /**
       * @description Month in which the use occurred (UTC).
       * @example 2026-03
       */
      month: string;
      /**
       * @description ID of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description Country of the use. Absent if the platform reported none.
       * @example DE
       */
      territory?: string;
      /**
       * @description Reported plays, unlicensed ones included.
       * @example 1240
       */
      plays: number;
      /**
       * @description Reported impressions, unlicensed ones included.
       * @example 18400
       */
      impressions: number;
      /** @description The part of the use that no license of the platform covered. */
      unlicensed: {
        /**
         * @description Plays that no license covered.
         * @example 12
         */
        plays: number;
        /**
         * @description Impressions that no license covered.
         * @example 0
         */
        impressions: number;
      };
    };
    /** @description A page of the use of a track. */
    TrackUsePage: {
      /** @description Sums by month, platform and country. */
      data: components['schemas']['TrackUse'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description Moderation decisions, appeals and reports of tracks in a month. */
    TransparencyReport: {
      /**
       * @description The month, in UTC.
       * @example 2026-03
       */
      month: string;
      /** @description The decisions of the month. Kinds that did not occur are omitted. */
      decisions: components['schemas']['DecisionCount'][];
      /** @description How long tracks had waited, since their last change, for the decisions that ended their review. */
      reviewTimes: components['schemas']['DecisionTimes'];
      appeals: components['schemas']['AppealFigures'];
      notices: components['schemas']['TrackNoticeFigures'];
    };
    /** @description A statement that could not be verified. */
    UnverifiedStatement: {
      /**
       * @description The statement could not be verified.
       * @constant
       */
      verified: false;
      /**
       * @description `period_not_closed`: there is no closed period with this ID; `not_in_period`: the statement, its salt or its proof was changed; `sums_differ`: the lines do not add up to the amount.
       * @example not_in_period
       * @enum {string}
       */
      reason: 'period_not_closed' | 'not_in_period' | 'sums_differ';
    };
    /**
     * @description Changes to an album. Send at least one field.
     * @example {
     *       "title": "Northern Windows (Deluxe)"
     *     }
     */
    UpdateAlbumDto: {
      /**
       * @description Title.
       * @example Northern Windows
       */
      title?: string;
      /**
       * @description Type of the release.
       * @example album
       * @enum {string}
       */
      type?: 'album' | 'ep' | 'single' | 'compilation';
      /**
       * Format: date
       * @description Release date.
       * @example 2026-03-01
       */
      releaseDate?: string;
      /**
       * @description Artists as the album shows them, 1 to 20.
       * @example [
       *       "Mara Lind"
       *     ]
       */
      artists?: string[];
      /**
       * @description Phonogram notice.
       * @example ℗ 2026 Nordlicht Records
       */
      pLine?: string;
      /**
       * @description Copyright notice.
       * @example © 2026 Nordlicht Publishing
       */
      cLine?: string;
      /**
       * @description UPC or EAN. Null removes it.
       * @example 4006381333931
       */
      upc?: string | null;
      /**
       * @description Label. Null removes it.
       * @example Nordlicht Records
       */
      label?: string | null;
      /**
       * @description Image of the cover. Null removes the cover.
       * @example img_01JB2M6X8KC7D8E9F0G1H2J3K4
       */
      imageId?: string | null;
    };
    /**
     * @description Changes to a member. Send at least one field; absent fields stay unchanged.
     * @example {
     *       "role": "finance"
     *     }
     */
    UpdateArtistMemberDto: {
      /**
       * @description `owner`: everything, including members. `editor`: profiles and tracks, without payout details. `finance`: payout details, without edits of profiles and tracks.
       * @example editor
       * @enum {string}
       */
      role?: 'owner' | 'editor' | 'finance';
      /**
       * @description Emails a new code to a person who has not joined.
       * @example true
       * @constant
       */
      invite?: true;
    };
    /**
     * @description Changes to a collection. Send at least one field.
     * @example {
     *       "name": "Summer campaign"
     *     }
     */
    UpdateCollectionDto: {
      /**
       * @description Name of the project.
       * @example Spring campaign
       */
      name?: string;
      /** @description Your note about the project. Null removes it. */
      note?: string | null;
      /**
       * @description Replaces the whole list: tracks that it leaves out are removed. Send `If-Match`, so that you do not remove what others added meanwhile.
       * @example [
       *       {
       *         "trackId": "trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q"
       *       }
       *     ]
       */
      tracks?: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Your note about the track.
         * @example For the last scene, from 0:48
         */
        note?: string;
      }[];
    };
    /**
     * @description Changes to a member. Send at least one field; absent fields stay unchanged.
     * @example {
     *       "role": "finance"
     *     }
     */
    UpdateMemberDto: {
      /**
       * @description Name of the member.
       * @example Kim Park
       */
      name?: string;
      /**
       * @description `owner`: everything, including members. `developer`: licenses, credentials and webhooks. `finance`: plan, payments and invoices. `viewer`: read access only.
       * @example developer
       * @enum {string}
       */
      role?: 'owner' | 'developer' | 'finance' | 'viewer';
      /**
       * @description Emails a new invitation to a member who has not joined.
       * @example true
       * @constant
       */
      invite?: true;
    };
    /**
     * @description Changes to a party. Send at least one field.
     * @example {
     *       "society": "STIM"
     *     }
     */
    UpdatePartyDto: {
      /**
       * @description Name of the person or company.
       * @example Noor Elia
       */
      name?: string;
      /**
       * @description Email address. Null removes it.
       * @example noor@elia.example
       */
      email?: string | null;
      /**
       * @description IPI name number. Null removes it.
       * @example 00334284961
       */
      ipi?: string | null;
      /**
       * @description Performing rights organization. Null removes it.
       * @example GEMA
       */
      society?: string | null;
    };
    /** @description The new name of a passkey. */
    UpdatePasskeyDto: {
      /**
       * @description Name that the member chose.
       * @example Laptop
       */
      name: string;
    };
    /**
     * @description Changes to a platform. Absent fields stay unchanged.
     * @example {
     *       "name": "Acme Video",
     *       "territories": [
     *         "DE",
     *         "AT",
     *         "CH"
     *       ]
     *     }
     */
    UpdatePlatformDto: {
      /**
       * @description Name of the platform, shown on licenses and certificates.
       * @example Acme Video
       */
      name?: string;
      /**
       * Format: email
       * @description Contact address for messages about licenses, takedowns and billing. Takes effect when you confirm it.
       * @example licensing@acme.example
       */
      contactEmail?: string;
      /**
       * @description Language of emails to the platform and to members who have chosen none. Sign-in emails to them follow `Accept-Language`, otherwise this.
       * @example de
       * @enum {string}
       */
      language?: 'en' | 'de' | 'fr' | 'es';
      /**
       * @description Your website. Return URLs of checkouts must be on it. Null removes it.
       * @example https://acme.example
       */
      websiteUrl?: string | null;
      /**
       * @description Content types that you publish, the most common first. The first one is the default for your licenses.
       * @example [
       *       "ugc_video",
       *       "short_video"
       *     ]
       */
      contentTypes?: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories in which you publish: the default for your licenses.
       * @example [
       *       "WORLD"
       *     ]
       */
      territories?: string[];
    };
    /**
     * @description Changes to a platform. Absent fields stay unchanged.
     * @example {
     *       "status": "suspended",
     *       "reason": "Unpaid invoices"
     *     }
     */
    UpdatePlatformForStaffDto: {
      /**
       * @description Name of the platform, shown on licenses and certificates.
       * @example Acme Video
       */
      name?: string;
      /**
       * Format: email
       * @description Contact address for messages about licenses, takedowns and billing.
       * @example licensing@acme.example
       */
      contactEmail?: string;
      /**
       * Format: uri
       * @description Website of the platform.
       * @example https://acme.example
       */
      websiteUrl?: string;
      /**
       * @description Tier of the platform.
       * @example enterprise
       * @enum {string}
       */
      tier?: 'developer' | 'growth' | 'enterprise';
      /**
       * @description Scopes of the platform: the most that a credential can have.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes?: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description Add-ons in addition to the tier.
       * @example [
       *       "stems"
       *     ]
       */
      addOns?: 'stems'[];
      quotas?: components['schemas']['QuotaOverrideChanges'];
      /**
       * @description Whether the platform is a licensing hub. Its licenses have the source `hub`.
       * @example false
       */
      hub?: boolean;
      /**
       * @description Content types that the platform publishes, the most common first.
       * @example [
       *       "film"
       *     ]
       */
      contentTypes?: (
        | 'ugc_video'
        | 'short_video'
        | 'livestream'
        | 'podcast_episode'
        | 'advertisement'
        | 'film'
        | 'series_episode'
        | 'game'
        | 'corporate'
        | 'elearning'
        | 'other'
      )[];
      /**
       * @description Territories in which the platform publishes.
       * @example [
       *       "WORLD"
       *     ]
       */
      territories?: string[];
      /**
       * @description The maximum of the fees that the platform may spend on licenses in a calendar month (UTC). Null or an amount of 0 removes it: the platform cannot buy licenses with a fee.
       * @example {
       *       "amount": 50000,
       *       "currency": "EUR"
       *     }
       */
      spendLimit?: {
        /**
         * @description Amount in the minor unit of the currency, such as cents.
         * @example 4900
         */
        amount: number;
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
      } | null;
      /**
       * @description `suspended`: no credential of the platform works. The contact of the platform gets an email about each change of the status.
       * @example suspended
       * @enum {string}
       */
      status?: 'active' | 'suspended';
      /**
       * @description Why you change the platform; required to suspend it. Recorded in the audit log. If the status changes, the email to the platform contains it.
       * @example Unpaid invoices
       */
      reason?: string;
    };
    /**
     * @description The choice of the member who signed in.
     * @example {
     *       "language": "de"
     *     }
     */
    UpdatePortalSessionDto: {
      /**
       * @description Language of emails to you.
       * @example de
       * @enum {string}
       */
      language: 'en' | 'de' | 'fr' | 'es';
    };
    /**
     * @description Changes to the account of an artist or a label. Absent fields stay unchanged.
     * @example {
     *       "name": "Mara Lind",
     *       "links": [
     *         "https://mara-lind.example"
     *       ]
     *     }
     */
    UpdateProfileDto: {
      /**
       * @description Name of the artist or label.
       * @example Mara Lind
       */
      name?: string;
      /**
       * @description Country of the artist or label (ISO 3166-1 alpha-2).
       * @example DE
       */
      country?: string;
      /**
       * @description Biography, shown to platforms. Null removes it.
       * @example Piano and field recordings.
       */
      bio?: string | null;
      /**
       * @description Pages of the artist or label.
       * @example [
       *       "https://mara-lind.example"
       *     ]
       */
      links?: string[];
      /**
       * @description IPI name number, 9 to 11 digits with check digits. Null removes it.
       * @example 00334284961
       */
      ipi?: string | null;
      /**
       * @description ISNI (ISO 27729), with or without spaces. Null removes it.
       * @example 0000 0001 2103 2683
       */
      isni?: string | null;
      /**
       * @description Profile picture: a confirmed image with the purpose `profile_picture`. Null removes it.
       * @example img_01JB2M6X8KC7D8E9F0G1H2J3K4
       */
      pictureId?: string | null;
      /**
       * @description Banner: a confirmed image with the purpose `banner`. Null removes it.
       * @example img_01JB2M6X8KC7D8E9F0G1H2J3K4
       */
      bannerId?: string | null;
      /** @description Payout details. Need `password` and a confirmed address. Null removes them. */
      payout?: components['schemas']['ArtistPayoutDto'] | null;
      /**
       * @description Your password. Required to change `payout`.
       * @example seven calm harbours
       */
      password?: string;
    };
    /** @description Changes to a staff account. Send at least one field. */
    UpdateStaffDto: {
      /**
       * @description Name of the member.
       * @example Jo Park
       */
      name?: string;
      /**
       * @description Roles. An admin has all permissions.
       * @example [
       *       "moderator"
       *     ]
       */
      roles?: ('moderator' | 'rights' | 'finance' | 'admin')[];
      /**
       * @description `disabled` prevents sign-in. An account whose invitation was never accepted becomes `invited` when you enable it.
       * @example disabled
       * @enum {string}
       */
      status?: 'active' | 'disabled';
      /**
       * @description Emails a new code with which the member sets a new password.
       * @example true
       * @constant
       */
      invite?: true;
      /**
       * @description Removes one-time codes from the sign-in.
       * @example true
       * @constant
       */
      resetTotp?: true;
      /**
       * @description Unlinks the account from the identity at the OpenID provider. The next sign-in with the verified address of the account links it again.
       * @example true
       * @constant
       */
      resetOidc?: true;
      /**
       * @description Ends all sessions of the account.
       * @example true
       * @constant
       */
      endSessions?: true;
    };
    /**
     * @description Changes to the plan of a subscription. Absent fields stay unchanged.
     * @example {
     *       "interval": "year"
     *     }
     */
    UpdateSubscriptionDto: {
      /**
       * @description The tier to pay for. Only `growth` can be bought.
       * @example growth
       * @enum {string}
       */
      tier?: 'developer' | 'growth' | 'enterprise';
      /**
       * @description Billing interval.
       * @example month
       * @enum {string}
       */
      interval?: 'month' | 'year';
    };
    /** @description Changes to a track. Send at least one field. */
    UpdateTrackBodyDto: {
      /**
       * @description Title of the track. Null removes it.
       * @example Harbour Lights
       */
      title?: string | null;
      /**
       * @description Version of the title, such as `Instrumental`. Null removes it.
       * @example Instrumental
       */
      version?: string | null;
      /** @description Credited artists, in the order of the credit. To submit the track, one with the role `main` must be a profile of your account. Null removes it. */
      artists?:
        | (
            | {
                /**
                 * @description A profile of your account, whose name the track shows.
                 * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
                 */
                artistId: string;
                /**
                 * @description Role of the artist on the track.
                 * @example main
                 * @enum {string}
                 */
                role: 'main' | 'featured' | 'remixer';
              }
            | {
                /**
                 * @description Name of another artist.
                 * @example Juno Vale
                 */
                name: string;
                /**
                 * @description Role of the artist on the track.
                 * @example main
                 * @enum {string}
                 */
                role: 'main' | 'featured' | 'remixer';
              }
          )[]
        | null;
      /**
       * @description ISRC of the recording, with or without hyphens. Null removes it.
       * @example DEA622600417
       */
      isrc?: string | null;
      /**
       * @description ISWC of the work, with or without separators. Null removes it.
       * @example T0345246801
       */
      iswc?: string | null;
      /**
       * @description Release date. Null removes it.
       * @example 2026-03-01
       */
      releaseDate?: string | null;
      /**
       * @description Tempo in beats per minute. Measured if absent. Null removes it.
       * @example 112
       */
      bpm?: number | null;
      /** @description Key. Measured if absent. Null removes it. */
      key?: {
        /**
         * @description Tonic of the key.
         * @example A
         * @enum {string}
         */
        tonic: 'C' | 'C#' | 'D' | 'Eb' | 'E' | 'F' | 'F#' | 'G' | 'Ab' | 'A' | 'Bb' | 'B';
        /**
         * @description Major or minor.
         * @example minor
         * @enum {string}
         */
        mode: 'major' | 'minor';
      } | null;
      /**
       * @description Genres. They are stored in lowercase, each once. Null removes it.
       * @example [
       *       "electronic"
       *     ]
       */
      genres?: string[] | null;
      /**
       * @description Moods. Determined from the recording if absent. They are stored in lowercase, each once. Null removes it.
       * @example [
       *       "calm",
       *       "warm"
       *     ]
       */
      moods?: string[] | null;
      /**
       * @description Instruments. They are stored in lowercase, each once. Null removes it.
       * @example [
       *       "piano",
       *       "synth"
       *     ]
       */
      instruments?: string[] | null;
      /**
       * @description Keywords for search. They are stored in lowercase, each once. Null removes it.
       * @example [
       *       "night",
       *       "city"
       *     ]
       */
      keywords?: string[] | null;
      /**
       * @description Energy, from 0 (calm) to 1 (driving). Determined from the recording if absent. Null removes it.
       * @example 0.42
       */
      energy?: number | null;
      /**
       * @description Kind of vocals. Null removes it.
       * @example instrumental
       */
      vocals?: ('instrumental' | 'male' | 'female' | 'mixed' | 'choir') | null;
      /**
       * @description Language of the lyrics (BCP 47). Null removes it.
       * @example en
       */
      language?: string | null;
      /**
       * @description Whether the lyrics are explicit. Null removes it.
       * @example clean
       */
      explicitness?: ('explicit' | 'clean' | 'unknown') | null;
      /** @description Shares of the parties of your account. Null removes it. */
      rights?: components['schemas']['PartyShares'] | null;
      /**
       * @description Phonogram notice. Null removes it.
       * @example ℗ 2026 Nordlicht Records
       */
      pLine?: string | null;
      /**
       * @description Copyright notice. Null removes it.
       * @example © 2026 Nordlicht Publishing
       */
      cLine?: string | null;
      /** @description Territories in which the track can be licensed. Absent: all. Null removes it. */
      territories?: {
        /**
         * @description Included territories.
         * @example [
         *       "WORLD"
         *     ]
         */
        include: string[];
        /**
         * @description Excluded countries.
         * @example [
         *       "US"
         *     ]
         */
        exclude: string[];
      } | null;
      /** @description Disclosure of the use of AI in the track. Null removes it. */
      aiDisclosure?: {
        /**
         * @description Extent to which AI generated the vocals.
         * @example none
         * @enum {string}
         */
        vocals: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the instruments.
         * @example none
         * @enum {string}
         */
        instruments: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the composition.
         * @example none
         * @enum {string}
         */
        composition: 'none' | 'partial' | 'full';
        /**
         * @description Extent to which AI generated the lyrics.
         * @example none
         * @enum {string}
         */
        lyrics: 'none' | 'partial' | 'full';
      } | null;
      /** @description Consents to data mining and AI. Absent: none. Null removes it. */
      tdm?: {
        /**
         * @description Text and data mining.
         * @example notAllowed
         * @enum {string}
         */
        dataMining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Use as input to a model.
         * @example notAllowed
         * @enum {string}
         */
        aiInference: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiTraining: 'allowed' | 'notAllowed' | 'constrained';
        /**
         * @description Training of generative AI models.
         * @example notAllowed
         * @enum {string}
         */
        aiGenerativeTraining: 'allowed' | 'notAllowed' | 'constrained';
      } | null;
      /**
       * @description A confirmed image with the purpose `track_artwork`. Null removes it.
       * @example img_01JB2M6X8KC7D8E9F0G1H2J3K4
       */
      imageId?: string | null;
    };
    /** @description Changes to an endpoint. Send at least one field. */
    UpdateWebhookEndpointDto: {
      /**
       * @description URL to which events are sent. Must be https, without credentials, on a public address.
       * @example https://acme.example/events
       */
      url?: string;
      /**
       * @description Event types to which the endpoint is subscribed.
       * @example [
       *       "track.approved",
       *       "track.takedown"
       *     ]
       */
      eventTypes?: (
        | 'track.approved'
        | 'track.updated'
        | 'track.takedown'
        | 'license.issued'
        | 'license.amended'
        | 'license.revoked'
        | 'license.expiring'
        | 'license.expired'
        | 'appeal.decided'
        | 'usage.quota_warning'
        | 'endpoint.failing'
        | 'endpoint.disabled'
      )[];
      /** @description Your description of the endpoint. Null removes it. */
      description?: string | null;
      /**
       * @description Headers to set, as values by name. Null removes a header; headers that you do not name stay. If `url` changes to another server, set or remove every header. Names are case-insensitive. Values are stored encrypted and never shown. Up to 10 headers; names that describe the message or the connection, such as `content-type`, `host` and `webhook-id`, are reserved.
       * @example {
       *       "authorization": "Bearer 6d0f5e2a"
       *     }
       */
      headers?: {
        [key: string]: string | null;
      };
      /**
       * @description `disabled` stops deliveries. `enabled` resumes them and resets the record of failures.
       * @example enabled
       * @enum {string}
       */
      status?: 'enabled' | 'disabled';
    };
    /** @description A link to the file of a recording or a stem. */
    UploadAudio: {
      /**
       * Format: uri
       * @description A signed link that plays without a credential until it expires. It also ends with your session, and when the upload is deleted. Do not publish it.
       */
      url: string;
      /**
       * Format: date-time
       * @description When the link expires. Request a new one after that.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
      /**
       * @description Format of the file.
       * @example wav
       * @enum {string}
       */
      format: 'mp3' | 'wav' | 'flac' | 'ogg';
      /**
       * @description Length in milliseconds.
       * @example 300000
       */
      durationMs: number;
    };
    /** @description Why processing failed. Present only if the status is `failed`. */
    UploadError: {
      /**
       * @description Reason, for programs. We may add values.
       * @example TRUNCATED
       * @enum {string}
       */
      code:
        | 'UNKNOWN_FORMAT'
        | 'FORMAT_MISMATCH'
        | 'TRUNCATED'
        | 'TOO_LONG'
        | 'TOO_SHORT'
        | 'TOO_LARGE'
        | 'TOO_MANY_CHANNELS'
        | 'SAMPLE_RATE'
        | 'SILENT'
        | 'UNDECODABLE'
        | 'RECORDING_MISMATCH'
        | 'CHECKSUM_MISMATCH'
        | 'PROCESSING_FAILED';
      /**
       * @description What is wrong with the file, in one sentence.
       * @example The WAV ends before the samples that its header declares.
       */
      detail: string;
    };
    /** @description Where to send the bytes. Absent after the confirmation, and if your role does not permit uploads. */
    UploadLink: {
      /**
       * @description Protocol of the URL: [tus 1.0.0](https://tus.io/protocols/resumable-upload).
       * @constant
       */
      protocol: 'tus';
      /**
       * Format: uri
       * @description URL for the bytes. It works without a credential until it expires: do not publish it. Anyone who has it can send bytes and delete the upload. It stops working if the member who requested it is removed or loses the role.
       * @example https://api.example.com/uploads/masters/eyJ1cGxvYWRJZCI6InVw.c2ln
       */
      url: string;
      /**
       * Format: date-time
       * @description When the URL expires and the upload is deleted.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
    };
    /**
     * @description Several reports.
     * @example {
     *       "events": [
     *         {
     *           "eventId": "8f14e45f-ceea-4d7a-9c1b-2f6d1b0a7c55",
     *           "eventType": "play",
     *           "trackId": "trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q",
     *           "licenseId": "lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F",
     *           "quantity": 12,
     *           "occurredAt": "2026-03-01T09:30:00.000Z",
     *           "territory": "DE"
     *         }
     *       ]
     *     }
     */
    UsageBatchDto: {
      /** @description Reports, at most 100. */
      events: components['schemas']['UsageEventDto'][];
    };
    /** @description A report of plays or impressions, as recorded and compared with your licenses. */
    UsageEvent: {
      /**
       * @description ID of the usage event.
       * @example use_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      usageId: string;
      /**
       * @description The `eventId` that you sent, if any.
       * @example 8f14e45f-ceea-4d7a-9c1b-2f6d1b0a7c55
       */
      eventId?: string;
      /**
       * @description `play` or `impression`.
       * @example play
       * @enum {string}
       */
      eventType: 'play' | 'impression';
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Title of the track, with its version. Absent if you may not see the track.
       * @example Slow Harbour
       */
      title?: string;
      /**
       * @description Names of the artists of the track. Absent if you may not see the track.
       * @example [
       *       "Finch & Co"
       *     ]
       */
      artists?: string[];
      /** @description Cover of the track now. Absent if there is none, or if you may not see it. */
      artwork?: components['schemas']['Image'];
      /**
       * @description ID of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId?: string;
      /**
       * @description Your ID of the content item. Case-sensitive.
       * @example video-20931
       */
      contentId?: string;
      /**
       * @description Number of plays or impressions.
       * @example 12
       */
      quantity: number;
      /**
       * Format: date-time
       * @description When the use occurred.
       * @example 2026-03-01T09:30:00.000Z
       */
      occurredAt: string;
      /**
       * Format: date-time
       * @description When we received the report.
       * @example 2026-03-02T14:05:12.481Z
       */
      receivedAt: string;
      /**
       * @description Country of the use.
       * @example US
       */
      territory?: string;
      /**
       * @description Your name of the channel.
       * @example web-player
       */
      channel?: string;
      /**
       * @description Whether none of your licenses covered the use when we received the report.
       * @example true
       */
      unlicensed: boolean;
      /**
       * @description Reason why no license covers the use. `no_license`: you have no license for the track. `other_content`: your licenses are for other content. `outside_validity`: no license was in force at that time. `territory_not_covered`: no license covers the territory.
       * @example territory_not_covered
       * @enum {string}
       */
      unlicensedReason?: 'no_license' | 'other_content' | 'outside_validity' | 'territory_not_covered';
    };
    /**
     * @description A report of plays or impressions.
     * @example {
     *       "eventId": "8f14e45f-ceea-4d7a-9c1b-2f6d1b0a7c55",
     *       "eventType": "play",
     *       "trackId": "trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q",
     *       "licenseId": "lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F",
     *       "quantity": 12,
     *       "occurredAt": "2026-03-01T09:30:00.000Z",
     *       "territory": "DE"
     *     }
     */
    UsageEventDto: {
      /**
       * Format: uuid
       * @description Your UUID of the event. Reports with the same UUID are counted once.
       * @example 8f14e45f-ceea-4d7a-9c1b-2f6d1b0a7c55
       */
      eventId?: string;
      /**
       * @description `play` or `impression`.
       * @example play
       * @enum {string}
       */
      eventType: 'play' | 'impression';
      /**
       * @description ID of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description ID of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId?: string;
      /**
       * @description Your ID of the content item. Case-sensitive.
       * @example video-20931
       */
      contentId?: string;
      /**
       * @description Number of plays or impressions.
       * @default 1
       * @example 12
       */
      quantity?: number;
      /**
       * Format: date-time
       * @description When the use occurred, at most 61 days ago.
       * @example 2026-03-01T09:30:00.000Z
       */
      occurredAt: string;
      /**
       * @description Country of the use.
       * @example DE
       */
      territory?: string;
      /**
       * @description Your name of the channel.
       * @example web-player
       */
      channel?: string;
    };
    /** @description A page of usage events. */
    UsageEventPage: {
      /** @description Usage events, the latest use first. */
      data: components['schemas']['UsageEvent'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The results of the reports. */
    UsageOutcome: {
      /**
       * @description Number of reports that were recorded.
       * @example 11
       */
      accepted: number;
      /**
       * @description Number of reports that had been recorded before with the same `eventId`.
       * @example 1
       */
      duplicates: number;
      /** @description Rejected reports. Sending them again has the same result. */
      rejected: {
        /**
         * @description Index in `events`, from 0.
         * @example 3
         */
        index: number;
        /**
         * @description Reason for the rejection.
         * @example TRACK_UNKNOWN
         * @enum {string}
         */
        code:
          | 'OCCURRED_TOO_EARLY'
          | 'OCCURRED_IN_THE_FUTURE'
          | 'TRACK_UNKNOWN'
          | 'LICENSE_UNKNOWN'
          | 'LICENSE_OF_ANOTHER_TRACK'
          | 'EVENT_ID_REUSED';
      }[];
      /** @description Recorded reports of use that no license covers. A duplicate has the result of its first report. */
      unlicensed: {
        /**
         * @description Index in `events`, from 0.
         * @example 0
         */
        index: number;
        /**
         * @description Reason why no license covers the use. `no_license`: you have no license for the track. `other_content`: your licenses are for other content. `outside_validity`: no license was in force at that time. `territory_not_covered`: no license covers the territory.
         * @example territory_not_covered
         * @enum {string}
         */
        reason?: 'no_license' | 'other_content' | 'outside_validity' | 'territory_not_covered';
      }[];
    };
    /** @description 80% or 100% of a quota is used. */
    UsageQuotaWarningEvent: {
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description Event type.
       * @constant
       */
      type: 'usage.quota_warning';
      /**
       * Format: date-time
       * @description When the event occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description Data of the event. */
      data: {
        /**
         * @description The quota: licenses per month, or requests, enriched rows or seconds of enriched audio per day (UTC).
         * @enum {string}
         */
        quota: 'licenses' | 'requests' | 'enrichment_rows' | 'enrichment_seconds';
        /**
         * @description The month or day, in UTC.
         * @example 2026-03
         */
        period: string;
        /**
         * @description The quota.
         * @example 10000
         */
        limit: number;
        /**
         * @description Amount used: 80% or 100% of the quota.
         * @example 8000
         */
        used: number;
      };
    };
    /** @description A genuine certificate. */
    VerifiedCertificate: {
      /**
       * @description The signature is valid: we signed this certificate and it was not changed. Says nothing about the current status of the license.
       * @constant
       */
      genuine: true;
      /** @description Whether the license is active now. A revoked or expired license is not in force, but its certificate stays genuine. `license.compliance` says what a takedown requires. */
      inForce: boolean;
      /** @description Whether the certificate shows the current version of the license. If not, the license was amended later and covers more. */
      current: boolean;
      claims: components['schemas']['CertificateClaims'];
      /** @description The current status of the license. */
      license: components['schemas']['LicenseVerification'];
    };
    /** @description A statement that its period contains. */
    VerifiedStatement: {
      /**
       * @description The closed period contains exactly this statement, and its lines add up. Says nothing about the usage and payments from which it was computed.
       * @constant
       */
      verified: true;
      /**
       * @description Root of the period, as we stored it when it was closed.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      root: string;
      /**
       * Format: date-time
       * @description When the period was closed.
       * @example 2026-03-02T14:05:12.481Z
       */
      closedAt: string;
    };
    /** @description The code that confirms an email address. */
    VerifyArtistEmailDto: {
      /**
       * @description The code from the email.
       * @example avc_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4
       */
      code: string;
    };
    /**
     * @description A certificate to verify.
     * @example {
     *       "certificate": "eyJ0eXAi.eyJpc3Mi.c2ln"
     *     }
     */
    VerifyCertificateDto: {
      /**
       * @description A license certificate, as downloaded.
       * @example eyJ0eXAi.eyJpc3Mi.c2ln
       */
      certificate: string;
    };
    /** @description Waveform data as BBC audiowaveform JSON, version 2. */
    Waveform: {
      /**
       * @description Version of the format.
       * @constant
       */
      version: 2;
      /**
       * @description Number of channels: always 1, a mix of all channels.
       * @constant
       */
      channels: 1;
      /**
       * @description Samples per second.
       * @example 44100
       */
      sample_rate: number;
      /**
       * @description Number of samples in each pixel.
       * @example 4096
       */
      samples_per_pixel: number;
      /**
       * @description Bits per value.
       * @constant
       */
      bits: 8;
      /**
       * @description Number of pixels.
       * @example 4
       */
      length: number;
      /**
       * @description Minimum and maximum of each pixel, alternating.
       * @example [
       *       -3,
       *       4
       *     ]
       */
      data: number[];
    };
    /** @description The waveforms of several tracks. */
    WaveformList: {
      /** @description The waveforms, in the order of the requested IDs. */
      data: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        waveform: components['schemas']['Waveform'];
      }[];
    };
    /** @description The delivery of an event to an endpoint. */
    WebhookDelivery: {
      /**
       * @description ID of the delivery.
       * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
       */
      deliveryId: string;
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      eventId: string;
      /**
       * @description Event type.
       * @example license.issued
       * @enum {string}
       */
      eventType:
        | 'track.approved'
        | 'track.updated'
        | 'track.takedown'
        | 'license.issued'
        | 'license.amended'
        | 'license.revoked'
        | 'license.expiring'
        | 'license.expired'
        | 'appeal.decided'
        | 'usage.quota_warning'
        | 'endpoint.failing'
        | 'endpoint.disabled'
        | 'endpoint.test';
      /**
       * @description ID of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description `pending`: not delivered yet. `delivered`: a 2xx response. `dead`: no more attempts.
       * @example delivered
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
      /**
       * Format: date-time
       * @description When the delivery was created.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the next attempt is due. Present while the delivery is pending.
       * @example 2026-03-02T14:05:12.481Z
       */
      nextAttemptAt?: string;
      /**
       * Format: date-time
       * @description When the event was delivered, or when the delivery became `dead`.
       * @example 2026-03-02T14:05:12.481Z
       */
      endedAt?: string;
      /** @description The last twenty attempts, the oldest first. */
      attempts: components['schemas']['DeliveryAttempt'][];
    };
    /** @description A page of deliveries. */
    WebhookDeliveryPage: {
      /** @description Deliveries, newest first. */
      data: components['schemas']['WebhookDelivery'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A delivery with its event. */
    WebhookDeliveryWithEvent: {
      /**
       * @description ID of the delivery.
       * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
       */
      deliveryId: string;
      /**
       * @description ID of the event, which is the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      eventId: string;
      /**
       * @description Event type.
       * @example license.issued
       * @enum {string}
       */
      eventType:
        | 'track.approved'
        | 'track.updated'
        | 'track.takedown'
        | 'license.issued'
        | 'license.amended'
        | 'license.revoked'
        | 'license.expiring'
        | 'license.expired'
        | 'appeal.decided'
        | 'usage.quota_warning'
        | 'endpoint.failing'
        | 'endpoint.disabled'
        | 'endpoint.test';
      /**
       * @description ID of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description `pending`: not delivered yet. `delivered`: a 2xx response. `dead`: no more attempts.
       * @example delivered
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
      /**
       * Format: date-time
       * @description When the delivery was created.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the next attempt is due. Present while the delivery is pending.
       * @example 2026-03-02T14:05:12.481Z
       */
      nextAttemptAt?: string;
      /**
       * Format: date-time
       * @description When the event was delivered, or when the delivery became `dead`.
       * @example 2026-03-02T14:05:12.481Z
       */
      endedAt?: string;
      /** @description The last twenty attempts, the oldest first. */
      attempts: components['schemas']['DeliveryAttempt'][];
      /** @description The event. Absent after ninety days, or if your scopes no longer include it. */
      event?: components['schemas']['PlatformEvent'];
    };
    /** @description A URL to which the events of your platform are sent. */
    WebhookEndpoint: {
      /**
       * @description ID of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description URL to which events are sent. Must be https, without credentials, on a public address.
       * @example https://acme.example/events
       */
      url: string;
      /** @description Your description of the endpoint. */
      description?: string;
      /** @description Event types to which the endpoint is subscribed. */
      eventTypes: (
        | 'track.approved'
        | 'track.updated'
        | 'track.takedown'
        | 'license.issued'
        | 'license.amended'
        | 'license.revoked'
        | 'license.expiring'
        | 'license.expired'
        | 'appeal.decided'
        | 'usage.quota_warning'
        | 'endpoint.failing'
        | 'endpoint.disabled'
      )[];
      /**
       * @description Whether events are sent to the endpoint.
       * @enum {string}
       */
      status: 'enabled' | 'disabled';
      /** @description Reason why the endpoint is disabled. */
      disabled?: {
        /**
         * @description `owner`: you disabled it. `gone`: it responded with 410. `failing`: no delivery succeeded for five days.
         * @enum {string}
         */
        reason: 'owner' | 'gone' | 'failing';
        /**
         * Format: date-time
         * @description When the endpoint was disabled.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /** @description Recent health of the endpoint. */
      health: {
        /**
         * Format: date-time
         * @description When the first failure since the last success occurred.
         * @example 2026-03-02T14:05:12.481Z
         */
        failingSince?: string;
        /**
         * Format: date-time
         * @description When `endpoint.failing` was sent.
         * @example 2026-03-02T14:05:12.481Z
         */
        warnedAt?: string;
        /**
         * Format: date-time
         * @description When a delivery last succeeded.
         * @example 2026-03-02T14:05:12.481Z
         */
        lastSuccessAt?: string;
      };
      /** @description Secrets that sign events now, the newest first. The secrets themselves are not shown. */
      secrets: {
        /**
         * Format: date-time
         * @description When it was created.
         * @example 2026-03-01T09:30:00.000Z
         */
        createdAt: string;
        /**
         * Format: date-time
         * @description When the secret stops signing. Present if a newer secret replaced it.
         * @example 2026-03-02T14:05:12.481Z
         */
        endsAt?: string;
      }[];
      /** @description Headers that are sent with every event, sorted by name. Their values are not shown. */
      headers: {
        /**
         * @description Name, in lower case.
         * @example authorization
         */
        name: string;
        /**
         * Format: date-time
         * @description When its value was set.
         * @example 2026-03-01T09:30:00.000Z
         */
        updatedAt: string;
      }[];
      /**
       * Format: date-time
       * @description When it was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the endpoint last changed.
       * @example 2026-03-01T09:30:00.000Z
       */
      updatedAt: string;
    };
    /** @description The health of an endpoint of a platform. */
    WebhookEndpointHealth: {
      /**
       * @description ID of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description Host of its URL.
       * @example hooks.acme.example
       */
      host: string;
      /**
       * @description Whether events are sent to the endpoint.
       * @enum {string}
       */
      status: 'enabled' | 'disabled';
      /** @description Reason why the endpoint is disabled. */
      disabled?: {
        /**
         * @description `owner`: the platform disabled it. `gone`: it responded with 410. `failing`: no delivery succeeded for five days.
         * @enum {string}
         */
        reason: 'owner' | 'gone' | 'failing';
        /**
         * Format: date-time
         * @description When the endpoint was disabled.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /**
       * Format: date-time
       * @description When the first failure since the last success occurred.
       * @example 2026-03-02T14:05:12.481Z
       */
      failingSince?: string;
      /**
       * Format: date-time
       * @description When a delivery last succeeded.
       * @example 2026-03-02T14:05:12.481Z
       */
      lastSuccessAt?: string;
      /**
       * @description Successful attempts of the last seven days (UTC), including today.
       * @example 118
       */
      succeeded: number;
      /**
       * @description Other attempts of the last seven days (UTC), including today.
       * @example 2
       */
      failed: number;
      /**
       * @description Deliveries that failed and are not tried again. At most 100 are counted.
       * @example 0
       */
      dead: number;
    };
    /** @description The endpoints of a platform. */
    WebhookEndpointList: {
      /** @description Your endpoints. */
      data: components['schemas']['WebhookEndpoint'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description An endpoint with its new secret, which is shown only once. */
    WebhookEndpointWithSecret: {
      /**
       * @description ID of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description URL to which events are sent. Must be https, without credentials, on a public address.
       * @example https://acme.example/events
       */
      url: string;
      /** @description Your description of the endpoint. */
      description?: string;
      /** @description Event types to which the endpoint is subscribed. */
      eventTypes: (
        | 'track.approved'
        | 'track.updated'
        | 'track.takedown'
        | 'license.issued'
        | 'license.amended'
        | 'license.revoked'
        | 'license.expiring'
        | 'license.expired'
        | 'appeal.decided'
        | 'usage.quota_warning'
        | 'endpoint.failing'
        | 'endpoint.disabled'
      )[];
      /**
       * @description Whether events are sent to the endpoint.
       * @enum {string}
       */
      status: 'enabled' | 'disabled';
      /** @description Reason why the endpoint is disabled. */
      disabled?: {
        /**
         * @description `owner`: you disabled it. `gone`: it responded with 410. `failing`: no delivery succeeded for five days.
         * @enum {string}
         */
        reason: 'owner' | 'gone' | 'failing';
        /**
         * Format: date-time
         * @description When the endpoint was disabled.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /** @description Recent health of the endpoint. */
      health: {
        /**
         * Format: date-time
         * @description When the first failure since the last success occurred.
         * @example 2026-03-02T14:05:12.481Z
         */
        failingSince?: string;
        /**
         * Format: date-time
         * @description When `endpoint.failing` was sent.
         * @example 2026-03-02T14:05:12.481Z
         */
        warnedAt?: string;
        /**
         * Format: date-time
         * @description When a delivery last succeeded.
         * @example 2026-03-02T14:05:12.481Z
         */
        lastSuccessAt?: string;
      };
      /** @description Secrets that sign events now, the newest first. The secrets themselves are not shown. */
      secrets: {
        /**
         * Format: date-time
         * @description When it was created.
         * @example 2026-03-01T09:30:00.000Z
         */
        createdAt: string;
        /**
         * Format: date-time
         * @description When the secret stops signing. Present if a newer secret replaced it.
         * @example 2026-03-02T14:05:12.481Z
         */
        endsAt?: string;
      }[];
      /** @description Headers that are sent with every event, sorted by name. Their values are not shown. */
      headers: {
        /**
         * @description Name, in lower case.
         * @example authorization
         */
        name: string;
        /**
         * Format: date-time
         * @description When its value was set.
         * @example 2026-03-01T09:30:00.000Z
         */
        updatedAt: string;
      }[];
      /**
       * Format: date-time
       * @description When it was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the endpoint last changed.
       * @example 2026-03-01T09:30:00.000Z
       */
      updatedAt: string;
      /**
       * @description Secret that signs the events. Shown only once.
       * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
       */
      secret: string;
    };
    /** @description The health of the endpoints of a platform. */
    WebhookHealthList: {
      /** @description The endpoints of the platform. */
      data: components['schemas']['WebhookEndpointHealth'][];
    };
    /** @description The result of a recovery. */
    WebhookRecovery: {
      /**
       * @description Number of deliveries that were queued.
       * @example 12
       */
      recovered: number;
      /**
       * Format: date-time
       * @description Present if there are more events: send another request with this `since`.
       * @example 2026-03-02T14:05:12.481Z
       */
      continueSince?: string;
    };
    /** @description Statistics of the attempts to deliver to an endpoint. */
    WebhookStats: {
      /**
       * Format: date-time
       * @description Start of the first step.
       * @example 2026-03-01T00:00:00.000Z
       */
      from: string;
      /**
       * Format: date-time
       * @description End of the current step.
       * @example 2026-03-03T00:00:00.000Z
       */
      to: string;
      /**
       * @description Length of each step, in UTC.
       * @example day
       * @enum {string}
       */
      step: 'hour' | 'day';
      /** @description All steps, the oldest first, including those without attempts. */
      data: {
        /**
         * Format: date-time
         * @description Start of the step.
         * @example 2026-03-01T00:00:00.000Z
         */
        at: string;
        /**
         * @description Number of attempts with a 2xx response.
         * @example 118
         */
        succeeded: number;
        /**
         * @description Number of other attempts.
         * @example 2
         */
        failed: number;
      }[];
      /**
       * @description Median duration of the successful attempts of the newest 100 deliveries in the period, in milliseconds.
       * @example 84
       */
      medianLatencyMs?: number;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type AcceptArtistInvitationDto = components['schemas']['AcceptArtistInvitationDto'];
export type AcceptInvitationDto = components['schemas']['AcceptInvitationDto'];
export type AccountExport = components['schemas']['AccountExport'];
export type AddArtistDto = components['schemas']['AddArtistDto'];
export type AddOnPlan = components['schemas']['AddOnPlan'];
export type AdministeredRights = components['schemas']['AdministeredRights'];
export type AdvancePayoutRunDto = components['schemas']['AdvancePayoutRunDto'];
export type AdverseDecision = components['schemas']['AdverseDecision'];
export type AffectedPlatform = components['schemas']['AffectedPlatform'];
export type Album = components['schemas']['Album'];
export type AlbumPage = components['schemas']['AlbumPage'];
export type AlbumSummary = components['schemas']['AlbumSummary'];
export type AmendLicenseDto = components['schemas']['AmendLicenseDto'];
export type AmendmentPreflight = components['schemas']['AmendmentPreflight'];
export type AnswerAppealDto = components['schemas']['AnswerAppealDto'];
export type AnswerSharesDto = components['schemas']['AnswerSharesDto'];
export type Appeal = components['schemas']['Appeal'];
export type AppealCount = components['schemas']['AppealCount'];
export type AppealDecidedEvent = components['schemas']['AppealDecidedEvent'];
export type AppealFigures = components['schemas']['AppealFigures'];
export type AppealForStaff = components['schemas']['AppealForStaff'];
export type AppealMessage = components['schemas']['AppealMessage'];
export type AppealPage = components['schemas']['AppealPage'];
export type AppealReviewer = components['schemas']['AppealReviewer'];
export type AppealReviewers = components['schemas']['AppealReviewers'];
export type Artist = components['schemas']['Artist'];
export type ArtistAccount = components['schemas']['ArtistAccount'];
export type ArtistAgreement = components['schemas']['ArtistAgreement'];
export type ArtistBrowserSession = components['schemas']['ArtistBrowserSession'];
export type ArtistClaim = components['schemas']['ArtistClaim'];
export type ArtistClaimPage = components['schemas']['ArtistClaimPage'];
export type ArtistImageInitDto = components['schemas']['ArtistImageInitDto'];
export type ArtistMember = components['schemas']['ArtistMember'];
export type ArtistMemberList = components['schemas']['ArtistMemberList'];
export type ArtistPayoutDto = components['schemas']['ArtistPayoutDto'];
export type ArtistProfile = components['schemas']['ArtistProfile'];
export type ArtistProfilePage = components['schemas']['ArtistProfilePage'];
export type ArtistSession = components['schemas']['ArtistSession'];
export type ArtistSessionList = components['schemas']['ArtistSessionList'];
export type ArtistSignInDto = components['schemas']['ArtistSignInDto'];
export type ArtistTrackPage = components['schemas']['ArtistTrackPage'];
export type AskedConfirmationList = components['schemas']['AskedConfirmationList'];
export type AskedShare = components['schemas']['AskedShare'];
export type AskedShares = components['schemas']['AskedShares'];
export type AssignAlbumTracksDto = components['schemas']['AssignAlbumTracksDto'];
export type AssignAppealDto = components['schemas']['AssignAppealDto'];
export type Attribution = components['schemas']['Attribution'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditEntryPage = components['schemas']['AuditEntryPage'];
export type AuditVerification = components['schemas']['AuditVerification'];
export type AuthorizationServerMetadata = components['schemas']['AuthorizationServerMetadata'];
export type Billing = components['schemas']['Billing'];
export type BillingForStaff = components['schemas']['BillingForStaff'];
export type CertificateClaims = components['schemas']['CertificateClaims'];
export type ChangePasswordDto = components['schemas']['ChangePasswordDto'];
export type Checkout = components['schemas']['Checkout'];
export type CheckoutForStaff = components['schemas']['CheckoutForStaff'];
export type ClaimArtistDto = components['schemas']['ClaimArtistDto'];
export type ClaimReviewDto = components['schemas']['ClaimReviewDto'];
export type CloseArtistAccountDto = components['schemas']['CloseArtistAccountDto'];
export type ClosePeriodDto = components['schemas']['ClosePeriodDto'];
export type Collection = components['schemas']['Collection'];
export type CollectionPage = components['schemas']['CollectionPage'];
export type CollectionSummary = components['schemas']['CollectionSummary'];
export type CollectionTrack = components['schemas']['CollectionTrack'];
export type CollectionTrackList = components['schemas']['CollectionTrackList'];
export type CompleteSignInDto = components['schemas']['CompleteSignInDto'];
export type ComplianceChange = components['schemas']['ComplianceChange'];
export type ConfirmContactDto = components['schemas']['ConfirmContactDto'];
export type ConfirmRegistrationDto = components['schemas']['ConfirmRegistrationDto'];
export type ConfirmTotpDto = components['schemas']['ConfirmTotpDto'];
export type ConfirmationList = components['schemas']['ConfirmationList'];
export type ConfirmedRegistration = components['schemas']['ConfirmedRegistration'];
export type CreateAlbumBodyDto = components['schemas']['CreateAlbumBodyDto'];
export type CreateCollectionDto = components['schemas']['CreateCollectionDto'];
export type CreateCredentialDto = components['schemas']['CreateCredentialDto'];
export type CreateLicenseDto = components['schemas']['CreateLicenseDto'];
export type CreatePartyDto = components['schemas']['CreatePartyDto'];
export type CreatePasskeyDto = components['schemas']['CreatePasskeyDto'];
export type CreatePortalLinkForStaffDto = components['schemas']['CreatePortalLinkForStaffDto'];
export type CreatePortalSessionDto = components['schemas']['CreatePortalSessionDto'];
export type CreateTrackBodyDto = components['schemas']['CreateTrackBodyDto'];
export type CreateWebhookEndpointDto = components['schemas']['CreateWebhookEndpointDto'];
export type CreatedArtistSession = components['schemas']['CreatedArtistSession'];
export type CreatedCredential = components['schemas']['CreatedCredential'];
export type CreatedStaffSession = components['schemas']['CreatedStaffSession'];
export type Credential = components['schemas']['Credential'];
export type CredentialList = components['schemas']['CredentialList'];
export type Cue = components['schemas']['Cue'];
export type CueSheet = components['schemas']['CueSheet'];
export type DecideArtistClaimDto = components['schemas']['DecideArtistClaimDto'];
export type DecideNoticeDto = components['schemas']['DecideNoticeDto'];
export type DecidePayeeDto = components['schemas']['DecidePayeeDto'];
export type DecideRevisionDto = components['schemas']['DecideRevisionDto'];
export type DecidedRevision = components['schemas']['DecidedRevision'];
export type Decision = components['schemas']['Decision'];
export type DecisionCount = components['schemas']['DecisionCount'];
export type DecisionImpact = components['schemas']['DecisionImpact'];
export type DecisionInForce = components['schemas']['DecisionInForce'];
export type DecisionList = components['schemas']['DecisionList'];
export type DecisionTimes = components['schemas']['DecisionTimes'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryAttempt = components['schemas']['DeliveryAttempt'];
export type DeliveryRow = components['schemas']['DeliveryRow'];
export type DeliveryRowError = components['schemas']['DeliveryRowError'];
export type DisabledWebhookEndpoint = components['schemas']['DisabledWebhookEndpoint'];
export type DisabledWebhookPage = components['schemas']['DisabledWebhookPage'];
export type DisputeList = components['schemas']['DisputeList'];
export type DisputedShare = components['schemas']['DisputedShare'];
export type EditArtistDto = components['schemas']['EditArtistDto'];
export type EndpointDelivery = components['schemas']['EndpointDelivery'];
export type EndpointDisabledEvent = components['schemas']['EndpointDisabledEvent'];
export type EndpointFailingEvent = components['schemas']['EndpointFailingEvent'];
export type EndpointTestEvent = components['schemas']['EndpointTestEvent'];
export type EnrichDto = components['schemas']['EnrichDto'];
export type EnrichResult = components['schemas']['EnrichResult'];
export type EnrichRowDto = components['schemas']['EnrichRowDto'];
export type EnrichRowError = components['schemas']['EnrichRowError'];
export type EnrichedBpm = components['schemas']['EnrichedBpm'];
export type EnrichedKey = components['schemas']['EnrichedKey'];
export type EnrichedMood = components['schemas']['EnrichedMood'];
export type Enrichment = components['schemas']['Enrichment'];
export type EventDecision = components['schemas']['EventDecision'];
export type Evidence = components['schemas']['Evidence'];
export type EvidenceList = components['schemas']['EvidenceList'];
export type ExportedTrack = components['schemas']['ExportedTrack'];
export type Fee = components['schemas']['Fee'];
export type FeePage = components['schemas']['FeePage'];
export type FeePayment = components['schemas']['FeePayment'];
export type FieldError = components['schemas']['FieldError'];
export type HeldRoyalties = components['schemas']['HeldRoyalties'];
export type HeldRoyaltiesPage = components['schemas']['HeldRoyaltiesPage'];
export type IdentifiedRecording = components['schemas']['IdentifiedRecording'];
export type IdentifyRecordingDto = components['schemas']['IdentifyRecordingDto'];
export type Image = components['schemas']['Image'];
export type ImageUpload = components['schemas']['ImageUpload'];
export type ImageUploadConfirmDto = components['schemas']['ImageUploadConfirmDto'];
export type ImageUploadInitDto = components['schemas']['ImageUploadInitDto'];
export type ImageVariant = components['schemas']['ImageVariant'];
export type InboundContent = components['schemas']['InboundContent'];
export type InboundEvent = components['schemas']['InboundEvent'];
export type InboundOutcome = components['schemas']['InboundOutcome'];
export type InboundPolicy = components['schemas']['InboundPolicy'];
export type InboundSettings = components['schemas']['InboundSettings'];
export type InboundSettingsWithSecret = components['schemas']['InboundSettingsWithSecret'];
export type InboundTrackOutcome = components['schemas']['InboundTrackOutcome'];
export type InitiateUploadDto = components['schemas']['InitiateUploadDto'];
export type InvalidCertificate = components['schemas']['InvalidCertificate'];
export type InviteArtistDto = components['schemas']['InviteArtistDto'];
export type InviteArtistMemberDto = components['schemas']['InviteArtistMemberDto'];
export type InviteMemberDto = components['schemas']['InviteMemberDto'];
export type InviteStaffDto = components['schemas']['InviteStaffDto'];
export type InvitedStaffMember = components['schemas']['InvitedStaffMember'];
export type Invoice = components['schemas']['Invoice'];
export type InvoiceList = components['schemas']['InvoiceList'];
export type InvoiceTotals = components['schemas']['InvoiceTotals'];
export type IssuedLicense = components['schemas']['IssuedLicense'];
export type JsonWebKeySet = components['schemas']['JsonWebKeySet'];
export type LedgerBalances = components['schemas']['LedgerBalances'];
export type LedgerTransaction = components['schemas']['LedgerTransaction'];
export type LedgerTransactionPage = components['schemas']['LedgerTransactionPage'];
export type License = components['schemas']['License'];
export type LicenseAlternative = components['schemas']['LicenseAlternative'];
export type LicenseAmendedEvent = components['schemas']['LicenseAmendedEvent'];
export type LicenseCompliance = components['schemas']['LicenseCompliance'];
export type LicenseExpiredEvent = components['schemas']['LicenseExpiredEvent'];
export type LicenseExpiringEvent = components['schemas']['LicenseExpiringEvent'];
export type LicenseIssuedEvent = components['schemas']['LicenseIssuedEvent'];
export type LicensePage = components['schemas']['LicensePage'];
export type LicensePreflight = components['schemas']['LicensePreflight'];
export type LicenseRevokedEvent = components['schemas']['LicenseRevokedEvent'];
export type LicenseTerms = components['schemas']['LicenseTerms'];
export type LicenseVerification = components['schemas']['LicenseVerification'];
export type LicenseVersion = components['schemas']['LicenseVersion'];
export type LicenseVersionPage = components['schemas']['LicenseVersionPage'];
export type ListedDispute = components['schemas']['ListedDispute'];
export type ListedLicense = components['schemas']['ListedLicense'];
export type ListedOwnTrack = components['schemas']['ListedOwnTrack'];
export type ListedTrackNotice = components['schemas']['ListedTrackNotice'];
export type LiveContent = components['schemas']['LiveContent'];
export type Liveness = components['schemas']['Liveness'];
export type LookAlike = components['schemas']['LookAlike'];
export type LookAlikeList = components['schemas']['LookAlikeList'];
export type MailedArtistCode = components['schemas']['MailedArtistCode'];
export type MasterUpload = components['schemas']['MasterUpload'];
export type MasterUploadPage = components['schemas']['MasterUploadPage'];
export type MeasuredMaster = components['schemas']['MeasuredMaster'];
export type MeasuredSound = components['schemas']['MeasuredSound'];
export type MeasuredStem = components['schemas']['MeasuredStem'];
export type MemberSession = components['schemas']['MemberSession'];
export type MemberSessionList = components['schemas']['MemberSessionList'];
export type Membership = components['schemas']['Membership'];
export type MembershipList = components['schemas']['MembershipList'];
export type ModerationStatus = components['schemas']['ModerationStatus'];
export type Money = components['schemas']['Money'];
export type MonthlyUsage = components['schemas']['MonthlyUsage'];
export type MusicalKey = components['schemas']['MusicalKey'];
export type NoticeCodeDto = components['schemas']['NoticeCodeDto'];
export type NoticeComplaintDto = components['schemas']['NoticeComplaintDto'];
export type NoticeStatementDto = components['schemas']['NoticeStatementDto'];
export type OAuthError = components['schemas']['OAuthError'];
export type OAuthRevocationRequest = components['schemas']['OAuthRevocationRequest'];
export type OAuthToken = components['schemas']['OAuthToken'];
export type OAuthTokenRequest = components['schemas']['OAuthTokenRequest'];
export type Offer = components['schemas']['Offer'];
export type OidcSignIn = components['schemas']['OidcSignIn'];
export type OtherTrackNotice = components['schemas']['OtherTrackNotice'];
export type OwnAlbum = components['schemas']['OwnAlbum'];
export type OwnAlbumPage = components['schemas']['OwnAlbumPage'];
export type OwnBalances = components['schemas']['OwnBalances'];
export type OwnPayout = components['schemas']['OwnPayout'];
export type OwnPayoutPage = components['schemas']['OwnPayoutPage'];
export type OwnRecording = components['schemas']['OwnRecording'];
export type OwnRevision = components['schemas']['OwnRevision'];
export type OwnStem = components['schemas']['OwnStem'];
export type OwnStemList = components['schemas']['OwnStemList'];
export type OwnTrack = components['schemas']['OwnTrack'];
export type OwnTrackPage = components['schemas']['OwnTrackPage'];
export type Pagination = components['schemas']['Pagination'];
export type Party = components['schemas']['Party'];
export type PartyConfirmation = components['schemas']['PartyConfirmation'];
export type PartyPage = components['schemas']['PartyPage'];
export type PartyShare = components['schemas']['PartyShare'];
export type PartyShares = components['schemas']['PartyShares'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyCeremony = components['schemas']['PasskeyCeremony'];
export type PasskeyList = components['schemas']['PasskeyList'];
export type PasswordDto = components['schemas']['PasswordDto'];
export type Payee = components['schemas']['Payee'];
export type PayeeBalance = components['schemas']['PayeeBalance'];
export type PayeeBalancePage = components['schemas']['PayeeBalancePage'];
export type PayeeDecisions = components['schemas']['PayeeDecisions'];
export type PayoutRun = components['schemas']['PayoutRun'];
export type PayoutRunPage = components['schemas']['PayoutRunPage'];
export type PlanChange = components['schemas']['PlanChange'];
export type PlanChangeList = components['schemas']['PlanChangeList'];
export type PlanPreview = components['schemas']['PlanPreview'];
export type Plans = components['schemas']['Plans'];
export type Platform = components['schemas']['Platform'];
export type PlatformCheckoutDto = components['schemas']['PlatformCheckoutDto'];
export type PlatformEvent = components['schemas']['PlatformEvent'];
export type PlatformEventPage = components['schemas']['PlatformEventPage'];
export type PlatformMember = components['schemas']['PlatformMember'];
export type PlatformMemberList = components['schemas']['PlatformMemberList'];
export type PortalLink = components['schemas']['PortalLink'];
export type PortalSession = components['schemas']['PortalSession'];
export type PortalView = components['schemas']['PortalView'];
export type PortalViewPage = components['schemas']['PortalViewPage'];
export type PortalViewer = components['schemas']['PortalViewer'];
export type PreflightAmendmentsDto = components['schemas']['PreflightAmendmentsDto'];
export type PreflightLicensesDto = components['schemas']['PreflightLicensesDto'];
export type PreviewStream = components['schemas']['PreviewStream'];
export type Problem = components['schemas']['Problem'];
export type ProposePayoutsDto = components['schemas']['ProposePayoutsDto'];
export type ProvisionPlatformDto = components['schemas']['ProvisionPlatformDto'];
export type ProvisionedPlatform = components['schemas']['ProvisionedPlatform'];
export type QuotaOverrideChanges = components['schemas']['QuotaOverrideChanges'];
export type QuotaOverrides = components['schemas']['QuotaOverrides'];
export type ReadSharesDto = components['schemas']['ReadSharesDto'];
export type Readiness = components['schemas']['Readiness'];
export type RecordFeePaymentDto = components['schemas']['RecordFeePaymentDto'];
export type RecordUsageEventDto = components['schemas']['RecordUsageEventDto'];
export type RecoverDeliveriesDto = components['schemas']['RecoverDeliveriesDto'];
export type RegisterArtistDto = components['schemas']['RegisterArtistDto'];
export type RegisterPlatformDto = components['schemas']['RegisterPlatformDto'];
export type RegisteredArtist = components['schemas']['RegisteredArtist'];
export type RegisteredPlatform = components['schemas']['RegisteredPlatform'];
export type RequestPasswordResetDto = components['schemas']['RequestPasswordResetDto'];
export type RequestRegistrationDto = components['schemas']['RequestRegistrationDto'];
export type RequestSignInLinkDto = components['schemas']['RequestSignInLinkDto'];
export type RequestedRegistration = components['schemas']['RequestedRegistration'];
export type RequestedSignInLink = components['schemas']['RequestedSignInLink'];
export type ResetPasswordDto = components['schemas']['ResetPasswordDto'];
export type ReturnPayoutDto = components['schemas']['ReturnPayoutDto'];
export type ReverseFeePaymentDto = components['schemas']['ReverseFeePaymentDto'];
export type ReviewAppealDto = components['schemas']['ReviewAppealDto'];
export type ReviewAudio = components['schemas']['ReviewAudio'];
export type ReviewClaim = components['schemas']['ReviewClaim'];
export type ReviewQueueItem = components['schemas']['ReviewQueueItem'];
export type ReviewQueuePage = components['schemas']['ReviewQueuePage'];
export type RevisionAfter = components['schemas']['RevisionAfter'];
export type RevisionBefore = components['schemas']['RevisionBefore'];
export type RevisionDecision = components['schemas']['RevisionDecision'];
export type RevisionForStaff = components['schemas']['RevisionForStaff'];
export type RevisionPage = components['schemas']['RevisionPage'];
export type RevisionSummary = components['schemas']['RevisionSummary'];
export type RevokeLicenseBodyDto = components['schemas']['RevokeLicenseBodyDto'];
export type RevokeLicenseDto = components['schemas']['RevokeLicenseDto'];
export type Rights = components['schemas']['Rights'];
export type RightsCheck = components['schemas']['RightsCheck'];
export type RoyaltyPeriod = components['schemas']['RoyaltyPeriod'];
export type RoyaltyPeriods = components['schemas']['RoyaltyPeriods'];
export type RoyaltyPreview = components['schemas']['RoyaltyPreview'];
export type RoyaltyStatement = components['schemas']['RoyaltyStatement'];
export type RoyaltyStatementPage = components['schemas']['RoyaltyStatementPage'];
export type RoyaltyStatementSummary = components['schemas']['RoyaltyStatementSummary'];
export type SameRecording = components['schemas']['SameRecording'];
export type SaveCollectionTrackDto = components['schemas']['SaveCollectionTrackDto'];
export type SearchHit = components['schemas']['SearchHit'];
export type SearchHitList = components['schemas']['SearchHitList'];
export type SetAsideDto = components['schemas']['SetAsideDto'];
export type ShareDispute = components['schemas']['ShareDispute'];
export type SignInDto = components['schemas']['SignInDto'];
export type SignedInboundMessage = components['schemas']['SignedInboundMessage'];
export type Splits = components['schemas']['Splits'];
export type StaffArtist = components['schemas']['StaffArtist'];
export type StaffArtistAccount = components['schemas']['StaffArtistAccount'];
export type StaffArtistAccountDetails = components['schemas']['StaffArtistAccountDetails'];
export type StaffArtistClaim = components['schemas']['StaffArtistClaim'];
export type StaffArtistClaimPage = components['schemas']['StaffArtistClaimPage'];
export type StaffArtistPage = components['schemas']['StaffArtistPage'];
export type StaffBrowserSession = components['schemas']['StaffBrowserSession'];
export type StaffDecisionDto = components['schemas']['StaffDecisionDto'];
export type StaffFee = components['schemas']['StaffFee'];
export type StaffFeePage = components['schemas']['StaffFeePage'];
export type StaffInvoice = components['schemas']['StaffInvoice'];
export type StaffInvoicePage = components['schemas']['StaffInvoicePage'];
export type StaffLicenseCount = components['schemas']['StaffLicenseCount'];
export type StaffLicensePage = components['schemas']['StaffLicensePage'];
export type StaffListedArtist = components['schemas']['StaffListedArtist'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffMemberList = components['schemas']['StaffMemberList'];
export type StaffPayout = components['schemas']['StaffPayout'];
export type StaffPayoutPage = components['schemas']['StaffPayoutPage'];
export type StaffPlatform = components['schemas']['StaffPlatform'];
export type StaffPlatformPage = components['schemas']['StaffPlatformPage'];
export type StaffRoyaltyStatement = components['schemas']['StaffRoyaltyStatement'];
export type StaffRoyaltyStatementPage = components['schemas']['StaffRoyaltyStatementPage'];
export type StaffSession = components['schemas']['StaffSession'];
export type StaffSessionList = components['schemas']['StaffSessionList'];
export type StaffTrackPage = components['schemas']['StaffTrackPage'];
export type StaffWebhookDelivery = components['schemas']['StaffWebhookDelivery'];
export type StaffWebhookEvent = components['schemas']['StaffWebhookEvent'];
export type StatementOfReasonsDto = components['schemas']['StatementOfReasonsDto'];
export type Stem = components['schemas']['Stem'];
export type StemConfirmDto = components['schemas']['StemConfirmDto'];
export type StemInitDto = components['schemas']['StemInitDto'];
export type StemList = components['schemas']['StemList'];
export type SubmitAppealByRecordingDto = components['schemas']['SubmitAppealByRecordingDto'];
export type SubmitAppealDto = components['schemas']['SubmitAppealDto'];
export type SubmitNoticeDto = components['schemas']['SubmitNoticeDto'];
export type SubmittedAppeal = components['schemas']['SubmittedAppeal'];
export type SubmittedTrackNotice = components['schemas']['SubmittedTrackNotice'];
export type Subscription = components['schemas']['Subscription'];
export type SwitchPortalSessionDto = components['schemas']['SwitchPortalSessionDto'];
export type SyncItem = components['schemas']['SyncItem'];
export type SyncPage = components['schemas']['SyncPage'];
export type TerritoryRule = components['schemas']['TerritoryRule'];
export type TextAndDataMining = components['schemas']['TextAndDataMining'];
export type TierPlan = components['schemas']['TierPlan'];
export type Token = components['schemas']['Token'];
export type TokenRequestDto = components['schemas']['TokenRequestDto'];
export type TotpSecret = components['schemas']['TotpSecret'];
export type Track = components['schemas']['Track'];
export type TrackApprovedEvent = components['schemas']['TrackApprovedEvent'];
export type TrackDownload = components['schemas']['TrackDownload'];
export type TrackError = components['schemas']['TrackError'];
export type TrackErrors = components['schemas']['TrackErrors'];
export type TrackForStaff = components['schemas']['TrackForStaff'];
export type TrackNotice = components['schemas']['TrackNotice'];
export type TrackNoticeCount = components['schemas']['TrackNoticeCount'];
export type TrackNoticeFigures = components['schemas']['TrackNoticeFigures'];
export type TrackNoticeForStaff = components['schemas']['TrackNoticeForStaff'];
export type TrackNoticePage = components['schemas']['TrackNoticePage'];
export type TrackPage = components['schemas']['TrackPage'];
export type TrackTakedownEvent = components['schemas']['TrackTakedownEvent'];
export type TrackUpdatedEvent = components['schemas']['TrackUpdatedEvent'];
export type TrackUse = components['schemas']['TrackUse'];
export type TrackUsePage = components['schemas']['TrackUsePage'];
export type TransparencyReport = components['schemas']['TransparencyReport'];
export type UnverifiedStatement = components['schemas']['UnverifiedStatement'];
export type UpdateAlbumDto = components['schemas']['UpdateAlbumDto'];
export type UpdateArtistMemberDto = components['schemas']['UpdateArtistMemberDto'];
export type UpdateCollectionDto = components['schemas']['UpdateCollectionDto'];
export type UpdateMemberDto = components['schemas']['UpdateMemberDto'];
export type UpdatePartyDto = components['schemas']['UpdatePartyDto'];
export type UpdatePasskeyDto = components['schemas']['UpdatePasskeyDto'];
export type UpdatePlatformDto = components['schemas']['UpdatePlatformDto'];
export type UpdatePlatformForStaffDto = components['schemas']['UpdatePlatformForStaffDto'];
export type UpdatePortalSessionDto = components['schemas']['UpdatePortalSessionDto'];
export type UpdateProfileDto = components['schemas']['UpdateProfileDto'];
export type UpdateStaffDto = components['schemas']['UpdateStaffDto'];
export type UpdateSubscriptionDto = components['schemas']['UpdateSubscriptionDto'];
export type UpdateTrackBodyDto = components['schemas']['UpdateTrackBodyDto'];
export type UpdateWebhookEndpointDto = components['schemas']['UpdateWebhookEndpointDto'];
export type UploadAudio = components['schemas']['UploadAudio'];
export type UploadError = components['schemas']['UploadError'];
export type UploadLink = components['schemas']['UploadLink'];
export type UsageBatchDto = components['schemas']['UsageBatchDto'];
export type UsageEvent = components['schemas']['UsageEvent'];
export type UsageEventDto = components['schemas']['UsageEventDto'];
export type UsageEventPage = components['schemas']['UsageEventPage'];
export type UsageOutcome = components['schemas']['UsageOutcome'];
export type UsageQuotaWarningEvent = components['schemas']['UsageQuotaWarningEvent'];
export type VerifiedCertificate = components['schemas']['VerifiedCertificate'];
export type VerifiedStatement = components['schemas']['VerifiedStatement'];
export type VerifyArtistEmailDto = components['schemas']['VerifyArtistEmailDto'];
export type VerifyCertificateDto = components['schemas']['VerifyCertificateDto'];
export type Waveform = components['schemas']['Waveform'];
export type WaveformList = components['schemas']['WaveformList'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type WebhookDeliveryWithEvent = components['schemas']['WebhookDeliveryWithEvent'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpointHealth = components['schemas']['WebhookEndpointHealth'];
export type WebhookEndpointList = components['schemas']['WebhookEndpointList'];
export type WebhookEndpointWithSecret = components['schemas']['WebhookEndpointWithSecret'];
export type WebhookHealthList = components['schemas']['WebhookHealthList'];
export type WebhookRecovery = components['schemas']['WebhookRecovery'];
export type WebhookStats = components['schemas']['WebhookStats'];
export type $defs = Record<string, never>;
export interface operations {
  createAccessToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenRequestDto'];
      };
    };
    responses: {
      /** @description The access token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
    };
  };
  createOAuthToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OAuthTokenRequest'];
      };
    };
    responses: {
      /** @description The access token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OAuthToken'];
        };
      };
    };
  };
  createOAuthTokenV1: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OAuthTokenRequest'];
      };
    };
    responses: {
      /** @description The access token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OAuthToken'];
        };
      };
    };
  };
  revokeOAuthToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OAuthRevocationRequest'];
      };
    };
    responses: {
      /** @description The token no longer works, or never did. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  revokeOAuthTokenV1: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OAuthRevocationRequest'];
      };
    };
    responses: {
      /** @description The token no longer works, or never did. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getJwks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The public keys. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JsonWebKeySet'];
        };
      };
    };
  };
  getLicenseKeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The public keys. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JsonWebKeySet'];
        };
      };
    };
  };
  getAuthorizationServerMetadata: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The metadata. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthorizationServerMetadata'];
        };
      };
    };
  };
  listOwnTracks: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of tracks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnTrackPage'];
        };
      };
    };
  };
  createTrack: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateTrackBodyDto'];
      };
    };
    responses: {
      /** @description The track. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnTrack'];
        };
      };
    };
  };
  getOwnTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The track. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnTrack'];
        };
      };
    };
  };
  deleteTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The track was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateTrackBodyDto'];
      };
    };
    responses: {
      /** @description The track. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnTrack'];
        };
      };
    };
  };
  submitTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The track. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnTrack'];
        };
      };
    };
  };
  checkTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The errors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackErrors'];
        };
      };
    };
  };
  listTrackUse: {
    parameters: {
      query?: {
        /**
         * @description The first month. Default: the first one with use.
         * @example 2026-03
         */
        from?: string;
        /**
         * @description The last month. Default: the current one.
         * @example 2026-03
         */
        to?: string;
        /**
         * @description Maximum number of items per page.
         * @example 100
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
        /**
         * @description `csv` is the same as `Accept: text/csv`.
         * @example csv
         */
        format?: 'json' | 'csv';
      };
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of sums. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackUsePage'];
        };
      };
    };
  };
  deliverTracks: {
    parameters: {
      query?: {
        /**
         * @description Checks the file and changes nothing.
         * @example true
         */
        dryRun?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          [key: string]: string;
        };
      };
    };
    responses: {
      /** @description The result. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Delivery'];
        };
      };
    };
  };
  withdrawTrackRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The track. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnTrack'];
        };
      };
    };
  };
  listRevisions: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of revisions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevisionPage'];
        };
      };
    };
  };
  getRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The revision. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevisionForStaff'];
        };
      };
    };
  };
  decideRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideRevisionDto'];
      };
    };
    responses: {
      /** @description The decision. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecidedRevision'];
        };
      };
    };
  };
  listOwnStems: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The stems. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnStemList'];
        };
      };
    };
  };
  initiateStem: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StemInitDto'];
      };
    };
    responses: {
      /** @description The stem. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnStem'];
        };
      };
    };
  };
  confirmStem: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description ID of the stem.
         * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
         */
        stemId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['StemConfirmDto'];
      };
    };
    responses: {
      /** @description The confirmed stem. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnStem'];
        };
      };
    };
  };
  deleteStem: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description ID of the stem.
         * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
         */
        stemId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The stem was removed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getArtistAgreement: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The agreement. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistAgreement'];
        };
      };
    };
  };
  registerArtist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterArtistDto'];
      };
    };
    responses: {
      /** @description The account. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisteredArtist'];
        };
      };
    };
  };
  inviteArtist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteArtistDto'];
      };
    };
    responses: {
      /** @description The email is on its way. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailedArtistCode'];
        };
      };
    };
  };
  requestArtistPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestPasswordResetDto'];
      };
    };
    responses: {
      /** @description The email is on its way. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailedArtistCode'];
        };
      };
    };
  };
  resetArtistPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPasswordDto'];
      };
    };
    responses: {
      /** @description The password has changed. Sign in with it. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  changeArtistPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePasswordDto'];
      };
    };
    responses: {
      /** @description The password has changed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listArtistSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your active sessions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistSessionList'];
        };
      };
    };
  };
  createArtistSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ArtistSignInDto'];
      };
    };
    responses: {
      /** @description A session, valid for seven days. The token is shown only once. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedArtistSession'];
        };
      };
    };
  };
  endOtherArtistSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions have ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  endArtistSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the session, or `current`.
         * @example ses_01JB2M6X8KE1F2G3H4J5K6M7N8
         */
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getArtistBrowserSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistBrowserSession'];
        };
      };
    };
  };
  createArtistBrowserSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistBrowserSession'];
        };
      };
    };
  };
  getOwnArtist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistAccount'];
        };
      };
    };
  };
  updateOwnArtist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateProfileDto'];
      };
    };
    responses: {
      /** @description Your account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistAccount'];
        };
      };
    };
  };
  requestArtistEmailVerification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The email is on its way. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailedArtistCode'];
        };
      };
    };
  };
  verifyArtistEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyArtistEmailDto'];
      };
    };
    responses: {
      /** @description Your account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistAccount'];
        };
      };
    };
  };
  requestArtistClosure: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CloseArtistAccountDto'];
      };
    };
    responses: {
      /** @description Your account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistAccount'];
        };
      };
    };
  };
  withdrawArtistClosure: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistAccount'];
        };
      };
    };
  };
  listRosterArtists: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of profiles. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistProfilePage'];
        };
      };
    };
  };
  addRosterArtist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddArtistDto'];
      };
    };
    responses: {
      /** @description The profile. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistProfile'];
        };
      };
    };
  };
  getRosterArtist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the artist profile.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistProfile'];
        };
      };
    };
  };
  updateRosterArtist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the artist profile.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditArtistDto'];
      };
    };
    responses: {
      /** @description The profile. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistProfile'];
        };
      };
    };
  };
  listArtistMembers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The members. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistMemberList'];
        };
      };
    };
  };
  inviteArtistMember: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteArtistMemberDto'];
      };
    };
    responses: {
      /** @description The invitation. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistMember'];
        };
      };
    };
  };
  removeArtistMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the member of the account.
         * @example amb_01JB2M6X8KF2G3H4J5K6M7N8P9
         */
        memberId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member was removed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateArtistMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the member of the account.
         * @example amb_01JB2M6X8KF2G3H4J5K6M7N8P9
         */
        memberId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateArtistMemberDto'];
      };
    };
    responses: {
      /** @description The member. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistMember'];
        };
      };
    };
  };
  acceptArtistInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AcceptArtistInvitationDto'];
      };
    };
    responses: {
      /** @description You have joined. Sign in with your address and the password. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listArtistClaims: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of claims. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistClaimPage'];
        };
      };
    };
  };
  claimArtist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimArtistDto'];
      };
    };
    responses: {
      /** @description The claim. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistClaim'];
        };
      };
    };
  };
  listArtistClaimsForStaff: {
    parameters: {
      query?: {
        /**
         * @description Status of the claim. Staff decide a claim once.
         * @example open
         */
        status?: 'open' | 'approved' | 'rejected';
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of claims. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffArtistClaimPage'];
        };
      };
    };
  };
  decideArtistClaim: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the claim.
         * @example clm_01JB2M6X8KG4H5J6K7M8N9P0Q1
         */
        claimId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideArtistClaimDto'];
      };
    };
    responses: {
      /** @description The decided claim. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffArtistClaim'];
        };
      };
    };
  };
  getArtist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the artist, as tracks name it.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The artist. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Artist'];
        };
      };
    };
  };
  listArtistTracks: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path: {
        /**
         * @description ID of the artist, as tracks name it.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of tracks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArtistTrackPage'];
        };
      };
    };
  };
  exportOwnArtist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The data of your account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountExport'];
        };
      };
    };
  };
  listArtistsForStaff: {
    parameters: {
      query?: {
        /**
         * @description Text search: name, profile ID, account ID, IPI name number and ISNI. Each word in the query must be the beginning of a word in the record; case, accents and punctuation are ignored.
         * @example mara lind
         */
        q?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of profiles. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffArtistPage'];
        };
      };
    };
  };
  getArtistForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the artist profile.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffArtist'];
        };
      };
    };
  };
  createAlbum: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateAlbumBodyDto'];
      };
    };
    responses: {
      /** @description The album. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnAlbum'];
        };
      };
    };
  };
  getAlbum: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the album.
         * @example alb_01J9ZC4V7QW3E5R7T9Y1V3N5P7
         */
        albumId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The album. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Album'];
        };
      };
    };
  };
  deleteAlbum: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the album.
         * @example alb_01J9ZC4V7QW3E5R7T9Y1V3N5P7
         */
        albumId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The album was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateAlbum: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the album.
         * @example alb_01J9ZC4V7QW3E5R7T9Y1V3N5P7
         */
        albumId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateAlbumDto'];
      };
    };
    responses: {
      /** @description The album. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnAlbum'];
        };
      };
    };
  };
  assignAlbumTracks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the album.
         * @example alb_01J9ZC4V7QW3E5R7T9Y1V3N5P7
         */
        albumId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AssignAlbumTracksDto'];
      };
    };
    responses: {
      /** @description The album. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnAlbum'];
        };
      };
    };
  };
  listOwnAlbums: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of albums. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnAlbumPage'];
        };
      };
    };
  };
  getOwnAlbum: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the album.
         * @example alb_01J9ZC4V7QW3E5R7T9Y1V3N5P7
         */
        albumId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The album. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnAlbum'];
        };
      };
    };
  };
  listArtistAlbums: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path: {
        /**
         * @description ID of the artist, as tracks name it.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of albums. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlbumPage'];
        };
      };
    };
  };
  listParties: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of parties. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartyPage'];
        };
      };
    };
  };
  createParty: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePartyDto'];
      };
    };
    responses: {
      /** @description The party. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Party'];
        };
      };
    };
  };
  getParty: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the party.
         * @example pty_01JB2M6X8KC3D5E7F9G1H2J4K6
         */
        partyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The party. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Party'];
        };
      };
    };
  };
  deleteParty: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the party.
         * @example pty_01JB2M6X8KC3D5E7F9G1H2J4K6
         */
        partyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The party was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateParty: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the party.
         * @example pty_01JB2M6X8KC3D5E7F9G1H2J4K6
         */
        partyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdatePartyDto'];
      };
    };
    responses: {
      /** @description The party. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Party'];
        };
      };
    };
  };
  listShareConfirmations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The parties. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfirmationList'];
        };
      };
    };
  };
  requestShareConfirmations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The parties. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedConfirmationList'];
        };
      };
    };
  };
  readShareConfirmation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReadSharesDto'];
      };
    };
    responses: {
      /** @description Your shares. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedShares'];
        };
      };
    };
  };
  answerShareConfirmation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerSharesDto'];
      };
    };
    responses: {
      /** @description Your shares. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedShares'];
        };
      };
    };
  };
  listShareDisputes: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of disputes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DisputeList'];
        };
      };
    };
  };
  setAsideShareDispute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description ID of the party.
         * @example pty_01JB2M6X8KC3D5E7F9G1H2J4K6
         */
        partyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetAsideDto'];
      };
    };
    responses: {
      /** @description The dispute. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShareDispute'];
        };
      };
    };
  };
  listStatements: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of statements. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoyaltyStatementPage'];
        };
      };
    };
  };
  getStatement: {
    parameters: {
      query?: {
        /**
         * @description `csv` is the same as `Accept: text/csv`.
         * @example csv
         */
        format?: 'json' | 'csv';
      };
      header?: never;
      path: {
        /**
         * @description ID of the statement.
         * @example sta_01KNW7Q4M2X8Z3V5B6N7C8D9E0
         */
        statementId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The statement. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoyaltyStatement'];
        };
      };
    };
  };
  verifyStatement: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoyaltyStatement'];
      };
    };
    responses: {
      /** @description Whether the statement is verified, and if not, why. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['VerifiedStatement'] | components['schemas']['UnverifiedStatement'];
        };
      };
    };
  };
  listOwnBalances: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balances. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnBalances'];
        };
      };
    };
  };
  listOwnPayouts: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payouts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnPayoutPage'];
        };
      };
    };
  };
  initiateImageUpload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImageUploadInitDto'];
      };
    };
    responses: {
      /** @description The upload. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImageUpload'];
        };
      };
    };
  };
  initiateArtistImageUpload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ArtistImageInitDto'];
      };
    };
    responses: {
      /** @description The upload. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImageUpload'];
        };
      };
    };
  };
  confirmImageUpload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the upload.
         * @example imu_01JB2M6X8KD8E9F0G1H2J3K4M5
         */
        uploadId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ImageUploadConfirmDto'];
      };
    };
    responses: {
      /** @description The image. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Image'];
        };
      };
    };
  };
  deleteImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the image.
         * @example img_01JB2M6X8KC7D8E9F0G1H2J3K4
         */
        imageId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the image.
         * @example img_01JB2M6X8KC7D8E9F0G1H2J3K4
         */
        imageId: string;
        /**
         * @description Name of the file.
         * @example 300-3f2a9c1e7b60d418.webp
         */
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': unknown;
          'image/jpeg': unknown;
        };
      };
      /** @description The requested range. */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': unknown;
          'image/jpeg': unknown;
        };
      };
    };
  };
  listUploads: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of uploads. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MasterUploadPage'];
        };
      };
    };
  };
  initiateUpload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InitiateUploadDto'];
      };
    };
    responses: {
      /** @description The upload. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MasterUpload'];
        };
      };
    };
  };
  getUpload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the upload.
         * @example upl_01JB2M6X8KE9F0G1H2J3K4M5N6
         */
        uploadId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The upload. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MasterUpload'];
        };
      };
    };
  };
  deleteUpload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the upload.
         * @example upl_01JB2M6X8KE9F0G1H2J3K4M5N6
         */
        uploadId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The upload was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  confirmUpload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the upload.
         * @example upl_01JB2M6X8KE9F0G1H2J3K4M5N6
         */
        uploadId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The confirmed upload. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MasterUpload'];
        };
      };
    };
  };
  followUpload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the upload.
         * @example upl_01JB2M6X8KE9F0G1H2J3K4M5N6
         */
        uploadId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The upload, or the stream of its states. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MasterUpload'];
        };
      };
    };
  };
  getUploadAudio: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the upload.
         * @example upl_01JB2M6X8KE9F0G1H2J3K4M5N6
         */
        uploadId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadAudio'];
        };
      };
    };
  };
  openUploadAudio: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The signed token of the link.
         * @example eyJraW5kIjoicHJldmlldyJ9.c2ln
         */
        token: string;
        /**
         * @description File name for players and people. Not checked.
         * @example harbour-lights.flac
         */
        filename: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'audio/mpeg': unknown;
          'audio/wav': unknown;
          'audio/flac': unknown;
          'audio/ogg': unknown;
        };
      };
      /** @description The requested range. */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'audio/mpeg': unknown;
          'audio/wav': unknown;
          'audio/flac': unknown;
          'audio/ogg': unknown;
        };
      };
    };
  };
  searchTracks: {
    parameters: {
      query?: {
        /**
         * @description Text search in title, artist, album, keywords, genres, moods and instruments. All words must match; the last one may be the beginning of a word. Ignored if blank.
         * @example harbour li
         */
        q?: string;
        /**
         * @description Mood. Repeat the parameter or separate values with commas to match any of them.
         * @example [
         *       "calm",
         *       "warm"
         *     ]
         */
        mood?: string[];
        /**
         * @description Genre. Repeat the parameter or separate values with commas to match any of them.
         * @example [
         *       "electronic"
         *     ]
         */
        genre?: string[];
        /**
         * @description Instrument. Repeat the parameter or separate values with commas to match any of them.
         * @example [
         *       "piano"
         *     ]
         */
        instrument?: string[];
        /**
         * @description Minimum tempo, in beats per minute.
         * @example 90
         */
        bpmMin?: number;
        /**
         * @description Maximum tempo, in beats per minute.
         * @example 120
         */
        bpmMax?: number;
        /**
         * @description Minimum length, in seconds.
         * @example 30
         */
        durationMin?: number;
        /**
         * @description Maximum length, in seconds.
         * @example 180
         */
        durationMax?: number;
        /**
         * @description Minimum energy, from 0 (calm) to 1 (driving). Compared with the energy of tracks rounded to hundredths.
         * @example 0.3
         */
        energyMin?: number;
        /**
         * @description Maximum energy, from 0 (calm) to 1 (driving). Compared as `energyMin` is.
         * @example 0.7
         */
        energyMax?: number;
        /**
         * @description Returns tracks that were released on this date or later.
         * @example 2020-01-01
         */
        releasedFrom?: string;
        /**
         * @description Returns tracks that were released on this date or earlier.
         * @example 2025-12-31
         */
        releasedTo?: string;
        /**
         * @description Musical key. Repeat the parameter or separate values with commas to match any of them.
         * @example [
         *       "8A",
         *       "C major"
         *     ]
         */
        key?: string[];
        /**
         * @description Kind of vocals. Repeat the parameter or separate values with commas to match any of them.
         * @example [
         *       "instrumental"
         *     ]
         */
        vocals?: ('instrumental' | 'male' | 'female' | 'mixed' | 'choir')[];
        /**
         * @description Returns tracks that can be licensed in all of these territories. Repeat the parameter or separate values with commas.
         * @example [
         *       "DE",
         *       "AT"
         *     ]
         */
        territory?: string[];
        /**
         * @description Content type that the current license terms cover. Repeat the parameter or separate values with commas to match any of them.
         * @example [
         *       "ugc_video"
         *     ]
         */
        contentType?: (
          | 'ugc_video'
          | 'short_video'
          | 'livestream'
          | 'podcast_episode'
          | 'advertisement'
          | 'film'
          | 'series_episode'
          | 'game'
          | 'corporate'
          | 'elearning'
          | 'other'
        )[];
        /**
         * @description Whether the track has stems.
         * @example true
         */
        hasStems?: boolean;
        /**
         * @description Returns tracks that credit this artist, under the ID of the profile or of a claimed name.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId?: string;
        /**
         * @description ISRC, with or without hyphens.
         * @example DEA622600417
         */
        isrc?: string;
        /**
         * @description Returns tracks that sound like this one, the most similar first. Only analyzed tracks are returned; the track itself may have been taken down. Can be combined with other filters, but only with `sort=relevance`.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        similarTo?: string;
        /**
         * @description Returns tracks that changed at or after this time. A date means the start of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        updatedSince?: string;
        /**
         * @description Sort order. Default: `relevance` with `q` or `similarTo`, otherwise `newest`.
         * @example newest
         */
        sort?: 'relevance' | 'newest' | 'title' | 'bpm' | 'duration' | 'popularity';
        /**
         * @description Sort direction. Default: `desc` for `relevance`, `newest` and `popularity`, otherwise `asc`.
         * @example desc
         */
        order?: 'asc' | 'desc';
        /**
         * @description Adds the number of tracks for each value of these filters, counted under all other filters.
         * @example [
         *       "mood",
         *       "genre"
         *     ]
         */
        facets?: ('mood' | 'genre' | 'instrument' | 'vocals' | 'key')[];
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of tracks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackPage'];
        };
      };
    };
  };
  getTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The track. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Track'];
        };
      };
    };
  };
  getAttribution: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The attribution. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Attribution'];
        };
      };
    };
  };
  getLicenseTerms: {
    parameters: {
      query?: {
        /**
         * @description Returns the terms that were in force at this time, or at the end of this date in UTC. Default: now.
         * @example 2026-03-01
         */
        asOf?: string;
      };
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The license terms. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LicenseTerms'];
        };
      };
    };
  };
  getWaveform: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of pixels.
         * @example 800
         */
        points?: number;
      };
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The waveform data. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Waveform'];
        };
      };
    };
  };
  listWaveforms: {
    parameters: {
      query: {
        /**
         * @description Track IDs. Repeat the parameter or separate values with commas.
         * @example [
         *       "trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q"
         *     ]
         */
        trackId: string[];
        /**
         * @description Maximum number of pixels of each waveform.
         * @example 100
         */
        points?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The waveforms. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaveformList'];
        };
      };
    };
  };
  listStems: {
    parameters: {
      query?: {
        /**
         * @description Your license for the track. Adds download links.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description Format of the linked files. Default: the format as delivered.
         * @example wav
         */
        format?: 'wav' | 'flac';
      };
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The stems. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StemList'];
        };
      };
    };
  };
  syncCatalog: {
    parameters: {
      query?: {
        /**
         * @description The `nextCursor` of an earlier response.
         * @example s1.417
         */
        cursor?: string;
        /**
         * @description Returns tracks that changed at or after this time. A date means the start of that day in UTC.
         * @example 2026-03-01T09:30:00.000Z
         */
        updatedSince?: string;
        /**
         * @description Maximum number of items per page.
         * @example 500
         */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of changes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SyncPage'];
        };
      };
    };
  };
  listCollections: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of projects. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectionPage'];
        };
      };
    };
  };
  createCollection: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateCollectionDto'];
      };
    };
    responses: {
      /** @description The collection. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Collection'];
        };
      };
    };
  };
  getCollection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the collection, or `favorites`.
         * @example col_01JB2M6X8KT4V6W8X0Y2Z4A6B8
         */
        collectionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Collection'];
        };
      };
    };
  };
  deleteCollection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the collection, or `favorites`.
         * @example col_01JB2M6X8KT4V6W8X0Y2Z4A6B8
         */
        collectionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The collection was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateCollection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the collection, or `favorites`.
         * @example col_01JB2M6X8KT4V6W8X0Y2Z4A6B8
         */
        collectionId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateCollectionDto'];
      };
    };
    responses: {
      /** @description The collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Collection'];
        };
      };
    };
  };
  listCollectionTracks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the collection, or `favorites`.
         * @example col_01JB2M6X8KT4V6W8X0Y2Z4A6B8
         */
        collectionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tracks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectionTrackList'];
        };
      };
    };
  };
  saveCollectionTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the collection, or `favorites`.
         * @example col_01JB2M6X8KT4V6W8X0Y2Z4A6B8
         */
        collectionId: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveCollectionTrackDto'];
      };
    };
    responses: {
      /** @description The collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Collection'];
        };
      };
    };
  };
  removeCollectionTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the collection, or `favorites`.
         * @example col_01JB2M6X8KT4V6W8X0Y2Z4A6B8
         */
        collectionId: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Collection'];
        };
      };
    };
  };
  listLicenses: {
    parameters: {
      query?: {
        /**
         * @description Text search: content ID, project name, the title and the artists of the track as they are credited, and an end user’s name and reference. A license ID, track ID or ISRC finds the licenses that have it. Each word in the query must be the beginning of a word in the record; case, accents and punctuation are ignored.
         * @example winter campaign
         */
        q?: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId?: string;
        /**
         * @description Your ID of the content item. Case-sensitive.
         * @example video-20931
         */
        contentId?: string;
        /**
         * @description The kind of content that uses the track.
         * @example ugc_video
         */
        contentType?:
          | 'ugc_video'
          | 'short_video'
          | 'livestream'
          | 'podcast_episode'
          | 'advertisement'
          | 'film'
          | 'series_episode'
          | 'game'
          | 'corporate'
          | 'elearning'
          | 'other';
        /**
         * @description What issued the license.
         * @example api
         */
        source?: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description `active`, `revoked` before its end, or `expired` at its end.
         * @example active
         */
        status?: 'active' | 'revoked' | 'expired';
        /**
         * @description `clear`: no action needed. `on_hold`: publish nothing new; published content may stay. `must_remove`: remove published content.
         * @example clear
         */
        compliance?: 'clear' | 'on_hold' | 'must_remove';
        /**
         * @description Returns licenses whose `updatedAt` is at or after this time. Let the times of your requests overlap by a minute, because changes can appear with a short delay. A date means the start of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        updatedSince?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
        /**
         * @description `csv` is the same as `Accept: text/csv`.
         * @example csv
         */
        format?: 'json' | 'csv';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of licenses. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LicensePage'];
        };
      };
    };
  };
  issueLicense: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateLicenseDto'];
      };
    };
    responses: {
      /** @description The new license, or the existing active one. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IssuedLicense'];
        };
      };
    };
  };
  preflightLicenses: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PreflightLicensesDto'];
      };
    };
    responses: {
      /** @description The results. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LicensePreflight'];
        };
      };
    };
  };
  getLicense: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The license. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['License'];
        };
      };
    };
  };
  revokeLicense: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RevokeLicenseDto'];
      };
    };
    responses: {
      /** @description The revoked license. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['License'];
        };
      };
    };
  };
  getLicenseCertificate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The certificate. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/jose': unknown;
          'application/pdf': unknown;
        };
      };
    };
  };
  amendLicense: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AmendLicenseDto'];
      };
    };
    responses: {
      /** @description The license as it is now. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['License'];
        };
      };
    };
  };
  preflightAmendments: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PreflightAmendmentsDto'];
      };
    };
    responses: {
      /** @description The results. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AmendmentPreflight'];
        };
      };
    };
  };
  listLicenseVersions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The versions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LicenseVersionPage'];
        };
      };
    };
  };
  revokeLicenseByPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RevokeLicenseDto'];
      };
    };
    responses: {
      /** @description The revoked license. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['License'];
        };
      };
    };
  };
  verifyCertificate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyCertificateDto'];
      };
    };
    responses: {
      /** @description Whether the certificate is genuine and its license in force. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['VerifiedCertificate'] | components['schemas']['InvalidCertificate'];
        };
      };
    };
  };
  verifyLicense: {
    parameters: {
      query?: {
        /**
         * @description Also returns the state at this time, or at the end of this date in UTC. A time in the future means now.
         * @example 2026-03-02T14:05:12.481Z
         */
        asOf?: string;
      };
      header?: never;
      path: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The public status of the license. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LicenseVerification'];
        };
      };
    };
  };
  streamPreview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreviewStream'];
        };
      };
    };
  };
  downloadTrack: {
    parameters: {
      query: {
        /**
         * @description Your license for the track.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
        /**
         * @description The audio format.
         * @example flac
         */
        format: 'mp3' | 'wav' | 'flac' | 'ogg';
        /**
         * @description Bit rate in kbit/s, for `mp3` only. Default: 320.
         * @example 192
         */
        bitrate?: 128 | 192 | 256 | 320;
        /**
         * @description Sample rate in Hz, for `wav` and `flac` only. Default: the sample rate of the recording.
         * @example 48000
         */
        sampleRate?: 44100 | 48000 | 96000;
      };
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackDownload'];
        };
      };
    };
  };
  getMedia: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The signed token of the link.
         * @example eyJraW5kIjoicHJldmlldyJ9.c2ln
         */
        token: string;
        /**
         * @description File name for players and people. Not checked.
         * @example harbour-lights.flac
         */
        filename: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'audio/mpeg': unknown;
          'audio/wav': unknown;
          'audio/flac': unknown;
          'audio/ogg': unknown;
        };
      };
      /** @description The requested range. */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'audio/mpeg': unknown;
          'audio/wav': unknown;
          'audio/flac': unknown;
          'audio/ogg': unknown;
        };
      };
    };
  };
  getReviewAudio: {
    parameters: {
      query?: {
        /**
         * @description The watermarked 30-second preview, or the full recording.
         * @example full
         */
        part?: 'preview' | 'full';
      };
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewAudio'];
        };
      };
    };
  };
  getReviewWaveform: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of pixels.
         * @example 800
         */
        points?: number;
      };
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The waveform data. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Waveform'];
        };
      };
    };
  };
  openReviewAudio: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The signed token of the link.
         * @example eyJraW5kIjoicHJldmlldyJ9.c2ln
         */
        token: string;
        /**
         * @description File name for players and people. Not checked.
         * @example harbour-lights.flac
         */
        filename: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'audio/mpeg': unknown;
          'audio/wav': unknown;
          'audio/flac': unknown;
          'audio/ogg': unknown;
        };
      };
      /** @description The requested range. */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'audio/mpeg': unknown;
          'audio/wav': unknown;
          'audio/flac': unknown;
          'audio/ogg': unknown;
        };
      };
    };
  };
  getModerationStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The moderation status. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ModerationStatus'];
        };
      };
    };
  };
  submitAppeal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubmitAppealDto'];
      };
    };
    responses: {
      /** @description The appeal, with its code. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmittedAppeal'];
        };
      };
    };
  };
  submitAppealByRecording: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubmitAppealByRecordingDto'];
      };
    };
    responses: {
      /** @description The appeal, with its code. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmittedAppeal'];
        };
      };
    };
  };
  getAppeal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The appeal. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Appeal'];
        };
      };
    };
  };
  renewAppealCode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description If the appeal exists, a new code was emailed. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  answerAppeal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerAppealDto'];
      };
    };
    responses: {
      /** @description The appeal. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Appeal'];
        };
      };
    };
  };
  withdrawAppeal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The appeal. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Appeal'];
        };
      };
    };
  };
  listEvidence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The files. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvidenceList'];
        };
      };
    };
  };
  attachEvidence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          [key: string]: string;
        };
      };
    };
    responses: {
      /** @description The appeal already has a file with this content. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Evidence'];
        };
      };
      /** @description The file was attached. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Evidence'];
        };
      };
    };
  };
  listEvidenceForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The files. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvidenceList'];
        };
      };
    };
  };
  downloadEvidence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
        /**
         * @description ID of the file.
         * @example evd_01JB2M6X8KJ3K4M5N6P7Q8R9S0
         */
        evidenceId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
          'image/png': unknown;
          'image/jpeg': unknown;
          'text/plain': unknown;
          'audio/wav': unknown;
          'audio/flac': unknown;
          'audio/mpeg': unknown;
        };
      };
      /** @description The requested range. */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
          'image/png': unknown;
          'image/jpeg': unknown;
          'text/plain': unknown;
          'audio/wav': unknown;
          'audio/flac': unknown;
          'audio/mpeg': unknown;
        };
      };
    };
  };
  listReviewQueue: {
    parameters: {
      query?: {
        /**
         * @description Returns only tracks or only appeals. Default: both.
         * @example appeal
         */
        kind?: 'track' | 'appeal';
        /**
         * @description `true` omits items that others have claimed.
         * @example true
         */
        unclaimed?: boolean;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the queue. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewQueuePage'];
        };
      };
    };
  };
  claimReview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimReviewDto'];
      };
    };
    responses: {
      /** @description The claim. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewClaim'];
        };
      };
    };
  };
  releaseReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track, appeal or report.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        subject: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The claim was released, or was not yours. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getTrackForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The track with its decisions and appeals. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackForStaff'];
        };
      };
    };
  };
  listDecisions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The decisions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecisionList'];
        };
      };
    };
  };
  createDecision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffDecisionDto'];
      };
    };
    responses: {
      /** @description The decision. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Decision'];
        };
      };
    };
  };
  getDecisionImpact: {
    parameters: {
      query?: {
        /**
         * @description Counts only licenses that cover, and content that is published in, one of these territories. Repeat the parameter or separate values with commas to match any of them.
         * @example [
         *       "DE",
         *       "AT"
         *     ]
         */
        territories?: string[];
      };
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The impact. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecisionImpact'];
        };
      };
    };
  };
  listLookAlikes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tracks that sound most like the track, and those that contain the same recording. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LookAlikeList'];
        };
      };
    };
  };
  listAppeals: {
    parameters: {
      query?: {
        /**
         * @description Status of the appeal. Repeat the parameter or separate values with commas to match any of them.
         * @example [
         *       "submitted",
         *       "under_review"
         *     ]
         */
        status?: (
          'submitted' | 'under_review' | 'more_info_requested' | 'upheld' | 'overturned' | 'withdrawn'
        )[];
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of appeals. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppealPage'];
        };
      };
    };
  };
  getAppealForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The appeal. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppealForStaff'];
        };
      };
    };
  };
  reviewAppeal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewAppealDto'];
      };
    };
    responses: {
      /** @description The appeal. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppealForStaff'];
        };
      };
    };
  };
  listAppealReviewers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The members. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppealReviewers'];
        };
      };
    };
  };
  assignAppeal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AssignAppealDto'];
      };
    };
    responses: {
      /** @description The appeal. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppealForStaff'];
        };
      };
    };
  };
  getTransparencyReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The month, in UTC.
         * @example 2026-03
         */
        month: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransparencyReport'];
        };
      };
    };
  };
  listNotices: {
    parameters: {
      query?: {
        /**
         * @description State of the report. Repeat the parameter or separate values with commas to match any of them.
         * @example [
         *       "received",
         *       "complained"
         *     ]
         */
        state?: ('received' | 'complained' | 'decided')[];
        /**
         * @description Reason for the report. `copyright_recording`, `copyright_composition`: rights in the recording or in the work. `personal_rights`: rights of a person, such as name, voice or privacy. `illegal_content`: content against the law. `child_sexual_abuse`: sexual abuse or exploitation of children.
         * @example copyright_recording
         */
        ground?:
          | 'copyright_recording'
          | 'copyright_composition'
          | 'personal_rights'
          | 'illegal_content'
          | 'child_sexual_abuse'
          | 'other';
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of reports. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackNoticePage'];
        };
      };
    };
  };
  getNoticeForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the report.
         * @example ntc_01JB2M6X8KH3J4K5M6N7P8Q9R0
         */
        noticeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackNoticeForStaff'];
        };
      };
    };
  };
  decideNotice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the report.
         * @example ntc_01JB2M6X8KH3J4K5M6N7P8Q9R0
         */
        noticeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideNoticeDto'];
      };
    };
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackNoticeForStaff'];
        };
      };
    };
  };
  submitNotice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubmitNoticeDto'];
      };
    };
    responses: {
      /** @description The report, with its code. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmittedTrackNotice'];
        };
      };
    };
  };
  readNotice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoticeCodeDto'];
      };
    };
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackNotice'];
        };
      };
    };
  };
  confirmNoticeEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoticeCodeDto'];
      };
    };
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackNotice'];
        };
      };
    };
  };
  complainAboutNotice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoticeComplaintDto'];
      };
    };
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackNotice'];
        };
      };
    };
  };
  listPlatformsForStaff: {
    parameters: {
      query?: {
        /**
         * @description Text search: name, slug, contact address, website, platform ID and client ID. Each word in the query must be the beginning of a word in the record; case, accents and punctuation are ignored.
         * @example acme video
         */
        q?: string;
        /**
         * @description Status of the platform.
         * @example suspended
         */
        status?: 'active' | 'suspended';
        /**
         * @description Tier of the platform.
         * @example growth
         */
        tier?: 'developer' | 'growth' | 'enterprise';
        /**
         * @description The complete contact address. The case of ASCII letters is ignored.
         * @example licensing@acme.example
         */
        contactEmail?: string;
        /**
         * @description A prefix of the slug.
         * @example acme
         */
        slugPrefix?: string;
        /**
         * @description A prefix of the name. The case of ASCII letters is ignored.
         * @example Acme
         */
        namePrefix?: string;
        /**
         * @description Returns platforms created at or after this time. A date means the start of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        createdSince?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of platforms. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffPlatformPage'];
        };
      };
    };
  };
  provisionPlatform: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProvisionPlatformDto'];
      };
    };
    responses: {
      /** @description The platform with its API key and client secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProvisionedPlatform'];
        };
      };
    };
  };
  getPlatformForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The platform. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffPlatform'];
        };
      };
    };
  };
  updatePlatformForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdatePlatformForStaffDto'];
      };
    };
    responses: {
      /** @description The updated platform. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffPlatform'];
        };
      };
    };
  };
  getMonthlyUsageForStaff: {
    parameters: {
      query?: {
        /**
         * @description The month, in UTC. Default: the current month.
         * @example 2026-03
         */
        month?: string;
      };
      header?: never;
      path: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The usage of the month. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MonthlyUsage'];
        };
      };
    };
  };
  resetPlatformCredentials: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The platform with its new API key and client secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProvisionedPlatform'];
        };
      };
    };
  };
  endPlatformSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All sessions and tokens have ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listLicensesForStaff: {
    parameters: {
      query?: {
        /**
         * @description Text search: project name, and an end user’s name and reference; with `platform` or `trackId`, also the content ID. A license ID, track ID, platform ID or ISRC finds the licenses that have it. Each word in the query must be the beginning of a word in the record; case, accents and punctuation are ignored.
         * @example winter campaign
         */
        q?: string;
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform?: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId?: string;
        /**
         * @description `active`, `revoked` before its end, or `expired` at its end.
         * @example active
         */
        status?: 'active' | 'revoked' | 'expired';
        /**
         * @description The kind of content that uses the track.
         * @example ugc_video
         */
        contentType?:
          | 'ugc_video'
          | 'short_video'
          | 'livestream'
          | 'podcast_episode'
          | 'advertisement'
          | 'film'
          | 'series_episode'
          | 'game'
          | 'corporate'
          | 'elearning'
          | 'other';
        /**
         * @description Returns licenses issued at or after this time. A date means the start of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        issuedSince?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of licenses. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffLicensePage'];
        };
      };
    };
  };
  countLicensesForStaff: {
    parameters: {
      query?: {
        /**
         * @description Text search: project name, and an end user’s name and reference; with `platform` or `trackId`, also the content ID. A license ID, track ID, platform ID or ISRC finds the licenses that have it. Each word in the query must be the beginning of a word in the record; case, accents and punctuation are ignored.
         * @example winter campaign
         */
        q?: string;
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform?: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId?: string;
        /**
         * @description `active`, `revoked` before its end, or `expired` at its end.
         * @example active
         */
        status?: 'active' | 'revoked' | 'expired';
        /**
         * @description The kind of content that uses the track.
         * @example ugc_video
         */
        contentType?:
          | 'ugc_video'
          | 'short_video'
          | 'livestream'
          | 'podcast_episode'
          | 'advertisement'
          | 'film'
          | 'series_episode'
          | 'game'
          | 'corporate'
          | 'elearning'
          | 'other';
        /**
         * @description Returns licenses issued at or after this time. A date means the start of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        issuedSince?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The number of licenses. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffLicenseCount'];
        };
      };
    };
  };
  listTracksForStaff: {
    parameters: {
      query?: {
        /**
         * @description Text search: title, version, artists, album, owners of the master, UPC, ISRC and track ID. Each word in the query must be the beginning of a word in the record; case, accents and punctuation are ignored.
         * @example harbour finch
         */
        q?: string;
        /**
         * @description Moderation status of the track.
         * @example pending_review
         */
        status?: 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
        /**
         * @description ISRC, with or without hyphens.
         * @example DEA622600417
         */
        isrc?: string;
        /**
         * @description A prefix of the title. The case of ASCII letters is ignored.
         * @example Slow
         */
        titlePrefix?: string;
        /**
         * @description A prefix of the name of the first artist. The case of ASCII letters is ignored.
         * @example Ada
         */
        artistPrefix?: string;
        /**
         * @description A prefix of the name of the first owner of the master recording. The case of ASCII letters is ignored.
         * @example Finch
         */
        labelPrefix?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of tracks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffTrackPage'];
        };
      };
    };
  };
  getLicenseForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The license. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['License'];
        };
      };
    };
  };
  listLicenseVersionsForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The versions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LicenseVersionPage'];
        };
      };
    };
  };
  revokeLicenseForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RevokeLicenseBodyDto'];
      };
    };
    responses: {
      /** @description The revoked license, or the license that had already ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['License'];
        };
      };
    };
  };
  searchRecords: {
    parameters: {
      query: {
        /**
         * @description The ID, slug or ISRC.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The records found, if any. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchHitList'];
        };
      };
    };
  };
  identifyRecording: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IdentifyRecordingDto'];
      };
    };
    responses: {
      /** @description The result. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdentifiedRecording'];
        };
      };
    };
  };
  listAuditEntries: {
    parameters: {
      query?: {
        /**
         * @description ID of the staff account, platform or member of an artist account that acted, `operator` or `service`.
         * @example stf_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        actor?: string;
        /**
         * @description The complete name of the action.
         * @example platform.suspend
         */
        action?: string;
        /**
         * @description Returns only entries about this record.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        subject?: string;
        /**
         * @description Returns entries at or after this time. A date means the start of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        since?: string;
        /**
         * @description Returns entries up to this time. A date means the end of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        until?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of entries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntryPage'];
        };
      };
    };
  };
  verifyAuditEntries: {
    parameters: {
      query?: {
        /**
         * @description Verifies the entries after this one, which must still exist; by default from the beginning.
         * @example 812:9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
         */
        after?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The outcome. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditVerification'];
        };
      };
    };
  };
  listWebhookHealthForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The endpoints, by ID. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookHealthList'];
        };
      };
    };
  };
  listDisabledWebhooksForStaff: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of endpoints. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DisabledWebhookPage'];
        };
      };
    };
  };
  getWebhookDeliveryForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the delivery.
         * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
         */
        deliveryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffWebhookDelivery'];
        };
      };
    };
  };
  getWebhookEventForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the event.
         * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        eventId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffWebhookEvent'];
        };
      };
    };
  };
  listUsageEvents: {
    parameters: {
      query?: {
        /**
         * @description Returns use at or after this time.
         * @example 2026-03-01T09:30:00.000Z
         */
        from?: string;
        /**
         * @description Returns use before this time.
         * @example 2026-03-02T14:05:12.481Z
         */
        to?: string;
        /**
         * @description Returns use in this month (UTC). Cannot be combined with `from` and `to`.
         * @example 2026-03
         */
        month?: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId?: string;
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description `true` returns only use that no license covers.
         * @example true
         */
        unlicensed?: boolean;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
        /**
         * @description `csv` is the same as `Accept: text/csv`.
         * @example csv
         */
        format?: 'json' | 'csv';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of usage events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UsageEventPage'];
        };
      };
    };
  };
  recordUsage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordUsageEventDto'];
      };
    };
    responses: {
      /** @description The results of the reports. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UsageOutcome'];
        };
      };
    };
  };
  listUsageEventsForStaff: {
    parameters: {
      query?: {
        /**
         * @description Returns use at or after this time.
         * @example 2026-03-01T09:30:00.000Z
         */
        from?: string;
        /**
         * @description Returns use before this time.
         * @example 2026-03-02T14:05:12.481Z
         */
        to?: string;
        /**
         * @description Returns use in this month (UTC). Cannot be combined with `from` and `to`.
         * @example 2026-03
         */
        month?: string;
        /**
         * @description ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId?: string;
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description `true` returns only use that no license covers.
         * @example true
         */
        unlicensed?: boolean;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
        /**
         * @description `csv` is the same as `Accept: text/csv`.
         * @example csv
         */
        format?: 'json' | 'csv';
      };
      header?: never;
      path: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of usage events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UsageEventPage'];
        };
      };
    };
  };
  enrichRows: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EnrichDto'];
      };
    };
    responses: {
      /** @description All rows have a result. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Enrichment'];
        };
      };
      /** @description Some rows are still being analyzed. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Enrichment'];
        };
      };
    };
  };
  getEnrichment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the enrichment.
         * @example enr_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        enrichmentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The enrichment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Enrichment'];
        };
      };
    };
  };
  listLedgerAccounts: {
    parameters: {
      query?: {
        /**
         * @description The last month that counts, in UTC.
         * @example 2026-03
         */
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balances. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerBalances'];
        };
      };
    };
  };
  listLedgerTransactions: {
    parameters: {
      query?: {
        /**
         * @description `test`: the ledger of the sandbox and of test modes, in which no money moved.
         * @example live
         */
        mode?: 'live' | 'test';
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency?: string;
        /**
         * @description Kind of the cause. `invoice_credited`: an invoice whose total is below zero, which gives the customer a credit. `fee_accrued` and `fee_credited`: a fee of a license, and its credit. `fees_invoiced`: the fee invoice, which moves the tax in them. `fee_invoice_paid` and `fee_payment_reversed`: a payment of a fee invoice, and its reversal. `revenue_earned` and `period_closed`: the close of a royalty period, which earns the money of one platform, and distributes that of all. `payouts_approved` and `payouts_paid`: a payout run that was approved, and that the bank has booked. `payout_returned`: a payout that the bank has returned.
         * @example invoice_paid
         */
        cause?:
          | 'invoice_paid'
          | 'invoice_credited'
          | 'invoice_refunded'
          | 'dispute_opened'
          | 'dispute_lost'
          | 'dispute_won'
          | 'fee_accrued'
          | 'fee_credited'
          | 'fees_invoiced'
          | 'fee_invoice_paid'
          | 'fee_payment_reversed'
          | 'revenue_earned'
          | 'period_closed'
          | 'payouts_approved'
          | 'payouts_paid'
          | 'payout_returned';
        /**
         * @description Account of the ledger.
         * @example provider_clearing
         */
        account?:
          | 'receivables'
          | 'provider_clearing'
          | 'bank'
          | 'provider_fees'
          | 'tax_payable'
          | 'withholding'
          | 'deferred_revenue'
          | 'license_fees'
          | 'sales'
          | 'disputes'
          | 'reserves'
          | 'royalty_pool'
          | 'payee_balances'
          | 'unclaimed'
          | 'suspense'
          | 'payout_clearing'
          | 'bad_debt';
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform?: string;
        /**
         * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
         * @example in_1Pq
         */
        invoiceId?: string;
        /**
         * @description Returns transactions whose cause occurred at or after this time. A date means the start of that day in UTC.
         * @example 2026-03-01T09:30:00.000Z
         */
        since?: string;
        /**
         * @description Returns transactions whose cause occurred up to this time. A date means the end of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        until?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerTransactionPage'];
        };
      };
    };
  };
  listFees: {
    parameters: {
      query?: {
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
         * @example in_1Pq
         */
        invoiceId?: string;
        /**
         * @description `license`: the fee of a new license. `amendment`: that of an amendment. `credit`: what was charged for a license that was revoked as issued in error; its amount is negative.
         * @example license
         */
        kind?: 'license' | 'amendment' | 'credit';
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency?: string;
        /**
         * @description Returns fees at or after this time. A date means the start of that day in UTC.
         * @example 2026-03-01T09:30:00.000Z
         */
        since?: string;
        /**
         * @description Returns fees up to this time. A date means the end of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        until?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of fees. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FeePage'];
        };
      };
    };
  };
  listFeesForStaff: {
    parameters: {
      query?: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform?: string;
        /**
         * @description `test`: the fee of a sandbox platform, which is not owed.
         * @example live
         */
        mode?: 'live' | 'test';
        /**
         * @description ID of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
         * @example in_1Pq
         */
        invoiceId?: string;
        /**
         * @description `license`: the fee of a new license. `amendment`: that of an amendment. `credit`: what was charged for a license that was revoked as issued in error; its amount is negative.
         * @example license
         */
        kind?: 'license' | 'amendment' | 'credit';
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency?: string;
        /**
         * @description Returns fees at or after this time. A date means the start of that day in UTC.
         * @example 2026-03-01T09:30:00.000Z
         */
        since?: string;
        /**
         * @description Returns fees up to this time. A date means the end of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        until?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of fees. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffFeePage'];
        };
      };
    };
  };
  createInvoicePayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
         * @example in_1Pq
         */
        invoiceId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordFeePaymentDto'];
      };
    };
    responses: {
      /** @description The invoice with its payments. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffInvoice'];
        };
      };
    };
  };
  reverseInvoicePayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
         * @example in_1Pq
         */
        invoiceId: string;
        /**
         * @description ID of the payment.
         * @example fpy_01K9G7Q4M2X8Z3V5B6N7C8D9E0
         */
        paymentId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReverseFeePaymentDto'];
      };
    };
    responses: {
      /** @description The invoice with its payments. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffInvoice'];
        };
      };
    };
  };
  listStatementsForStaff: {
    parameters: {
      query: {
        /**
         * @description ID of the royalty period.
         * @example per_01KJKB3Q00M4MH000000000000
         */
        periodId: string;
        /**
         * @description ID of the party.
         * @example pty_01K9F3R0M7A2B4C6D8E0F1G3H5
         */
        partyId?: string;
        /**
         * @description `party`: by party ID, the default. `amount`: the largest amount first.
         * @example amount
         */
        sort?: 'party' | 'amount';
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of statements. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffRoyaltyStatementPage'];
        };
      };
    };
  };
  getStatementForStaff: {
    parameters: {
      query?: {
        /**
         * @description `csv` is the same as `Accept: text/csv`.
         * @example csv
         */
        format?: 'json' | 'csv';
      };
      header?: never;
      path: {
        /**
         * @description ID of the statement.
         * @example sta_01KNW7Q4M2X8Z3V5B6N7C8D9E0
         */
        statementId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The statement. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoyaltyStatement'];
        };
      };
    };
  };
  listHeldRoyalties: {
    parameters: {
      query: {
        /**
         * @description ID of the royalty period.
         * @example per_01KJKB3Q00M4MH000000000000
         */
        periodId: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of held royalties. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HeldRoyaltiesPage'];
        };
      };
    };
  };
  listRoyaltyPeriods: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The periods. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoyaltyPeriods'];
        };
      };
    };
  };
  closeRoyaltyPeriod: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the period.
         * @example per_01KJKB3Q00M4MH000000000000
         */
        periodId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClosePeriodDto'];
      };
    };
    responses: {
      /** @description The result of the dry run. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoyaltyPreview'];
        };
      };
      /** @description The period is closed. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoyaltyPeriod'];
        };
      };
      /** @description The proposal is recorded; another member of staff has to confirm it. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoyaltyPeriod'];
        };
      };
    };
  };
  listPayees: {
    parameters: {
      query: {
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of balances. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayeeBalancePage'];
        };
      };
    };
  };
  getPayee: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the account.
         * @example acc_01J9ZC4V7T2D4F6G8H0J1K3M5N
         */
        accountId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payee. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payee'];
        };
      };
    };
  };
  updatePayee: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the account.
         * @example acc_01J9ZC4V7T2D4F6G8H0J1K3M5N
         */
        accountId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecidePayeeDto'];
      };
    };
    responses: {
      /** @description The decisions about the payee. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayeeDecisions'];
        };
      };
    };
  };
  listPayoutRuns: {
    parameters: {
      query?: {
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of runs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutRunPage'];
        };
      };
    };
  };
  createPayoutRun: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProposePayoutsDto'];
      };
    };
    responses: {
      /** @description The run is proposed. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutRun'];
        };
      };
    };
  };
  getPayoutRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the payout run.
         * @example prn_01K9GB2M4N6P8Q0R1S3T5V7W9X
         */
        runId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The run. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutRun'];
        };
      };
    };
  };
  updatePayoutRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the payout run.
         * @example prn_01K9GB2M4N6P8Q0R1S3T5V7W9X
         */
        runId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdvancePayoutRunDto'];
      };
    };
    responses: {
      /** @description The run with its status. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutRun'];
        };
      };
    };
  };
  listPayouts: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path: {
        /**
         * @description ID of the payout run.
         * @example prn_01K9GB2M4N6P8Q0R1S3T5V7W9X
         */
        runId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payouts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffPayoutPage'];
        };
      };
    };
  };
  downloadPayoutRun: {
    parameters: {
      query?: {
        /**
         * @description `csv`: a CSV file. `pain001`: a file for the bank. `formats` of the run says whether it has one.
         * @example pain001
         */
        format?: 'csv' | 'pain001';
      };
      header?: never;
      path: {
        /**
         * @description ID of the payout run.
         * @example prn_01K9GB2M4N6P8Q0R1S3T5V7W9X
         */
        runId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': unknown;
          'application/xml': unknown;
        };
      };
    };
  };
  returnPayout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the payout.
         * @example pyo_01K9GB2M4N7Q9R1S3T5V7W9X0Y
         */
        payoutId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReturnPayoutDto'];
      };
    };
    responses: {
      /** @description The returned payout. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffPayout'];
        };
      };
    };
  };
  listInvoicesForStaff: {
    parameters: {
      query?: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform?: string;
        /**
         * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
         * @example in_1Pq
         */
        invoiceId?: string;
        /**
         * @description What the invoice is for. `plan`: a tier or add-ons, invoiced by the payment provider. `fees`: license fees, invoiced by the service at the end of a month.
         * @example plan
         */
        kind?: 'plan' | 'fees';
        /**
         * @description Status of the invoice. `open`: issued and not paid yet. `unpaid`: a payment failed, and none has succeeded. `refunded`: refunded in full. `disputed`: the payer’s bank disputes the payment. `charged_back`: the bank reclaimed it.
         * @example paid
         */
        status?: 'open' | 'paid' | 'unpaid' | 'refunded' | 'disputed' | 'charged_back';
        /**
         * @description `test`: no money moved, because it was paid in the sandbox or in the test mode of the provider, or the platform is a sandbox platform.
         * @example live
         */
        mode?: 'live' | 'test';
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency?: string;
        /**
         * @description Returns invoices settled at or after this time. A date means the start of that day in UTC.
         * @example 2026-03-01T09:30:00.000Z
         */
        since?: string;
        /**
         * @description Returns invoices settled up to this time. A date means the end of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        until?: string;
        /**
         * @description Smallest total, in minor units.
         * @example 1000
         */
        minAmount?: number;
        /**
         * @description Largest total, in minor units.
         * @example 100000
         */
        maxAmount?: number;
        /**
         * @description `true` returns only fee invoices of live platforms that are open and whose due day (UTC) has ended.
         * @example true
         */
        overdue?: boolean;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of invoices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffInvoicePage'];
        };
      };
    };
  };
  getInvoiceTotals: {
    parameters: {
      query?: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform?: string;
        /**
         * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
         * @example in_1Pq
         */
        invoiceId?: string;
        /**
         * @description What the invoice is for. `plan`: a tier or add-ons, invoiced by the payment provider. `fees`: license fees, invoiced by the service at the end of a month.
         * @example plan
         */
        kind?: 'plan' | 'fees';
        /**
         * @description Status of the invoice. `open`: issued and not paid yet. `unpaid`: a payment failed, and none has succeeded. `refunded`: refunded in full. `disputed`: the payer’s bank disputes the payment. `charged_back`: the bank reclaimed it.
         * @example paid
         */
        status?: 'open' | 'paid' | 'unpaid' | 'refunded' | 'disputed' | 'charged_back';
        /**
         * @description `test`: no money moved, because it was paid in the sandbox or in the test mode of the provider, or the platform is a sandbox platform.
         * @example live
         */
        mode?: 'live' | 'test';
        /**
         * @description Currency code (ISO 4217).
         * @example EUR
         */
        currency?: string;
        /**
         * @description Returns invoices settled at or after this time. A date means the start of that day in UTC.
         * @example 2026-03-01T09:30:00.000Z
         */
        since?: string;
        /**
         * @description Returns invoices settled up to this time. A date means the end of that day in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        until?: string;
        /**
         * @description Smallest total, in minor units.
         * @example 1000
         */
        minAmount?: number;
        /**
         * @description Largest total, in minor units.
         * @example 100000
         */
        maxAmount?: number;
        /**
         * @description `true` returns only fee invoices of live platforms that are open and whose due day (UTC) has ended.
         * @example true
         */
        overdue?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The totals. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceTotals'];
        };
      };
    };
  };
  listPlanChanges: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
      };
      header?: never;
      path: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The changes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlanChangeList'];
        };
      };
    };
  };
  downloadInvoiceForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform: string;
        /**
         * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
         * @example in_1Pq
         */
        invoiceId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invoice. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
        };
      };
    };
  };
  createCheckout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlatformCheckoutDto'];
      };
    };
    responses: {
      /** @description The checkout. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Checkout'];
        };
      };
    };
  };
  getCheckout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the checkout.
         * @example chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The checkout. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Checkout'];
        };
      };
    };
  };
  cancelCheckout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the checkout.
         * @example chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The checkout, whose status is now `expired`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Checkout'];
        };
      };
    };
  };
  cancelSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the subscription.
         * @example sub_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        subscriptionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Subscription'];
        };
      };
    };
  };
  resumeSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the subscription.
         * @example sub_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        subscriptionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Subscription'];
        };
      };
    };
  };
  updateSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the subscription.
         * @example sub_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        subscriptionId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateSubscriptionDto'];
      };
    };
    responses: {
      /** @description The subscription. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Subscription'];
        };
      };
    };
  };
  previewSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the subscription.
         * @example sub_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        subscriptionId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateSubscriptionDto'];
      };
    };
    responses: {
      /** @description The preview. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlanPreview'];
        };
      };
    };
  };
  getBilling: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The billing of your platform. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Billing'];
        };
      };
    };
  };
  listInvoices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invoices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceList'];
        };
      };
    };
  };
  downloadInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.
         * @example in_1Pq
         */
        invoiceId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invoice. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
        };
      };
    };
  };
  getBillingForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The billing of the platform. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BillingForStaff'];
        };
      };
    };
  };
  registerPlatform: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterPlatformDto'];
      };
    };
    responses: {
      /** @description The platform with its API key and client secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisteredPlatform'];
        };
      };
    };
  };
  getMonthlyUsage: {
    parameters: {
      query?: {
        /**
         * @description The month, in UTC. Default: the current month.
         * @example 2026-03
         */
        month?: string;
        /**
         * @description `csv` is the same as `Accept: text/csv`.
         * @example csv
         */
        format?: 'json' | 'csv';
      };
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The usage of the month. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MonthlyUsage'];
        };
      };
    };
  };
  listCredentials: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The credentials, without their secrets. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CredentialList'];
        };
      };
    };
  };
  createCredential: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateCredentialDto'];
      };
    };
    responses: {
      /** @description The credential with its secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedCredential'];
        };
      };
    };
  };
  deleteCredential: {
    parameters: {
      query?: {
        /**
         * @description Set it to `true` if someone else may know the secret. This also revokes every credential that was created with this one, with its access tokens or in its portal sessions, and every credential created with those. Also works for a credential that you have already deleted.
         * @example true
         */
        compromised?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the credential.
         * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
         */
        credentialId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The credential was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  endSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All sessions and tokens have ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  requestRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestRegistrationDto'];
      };
    };
    responses: {
      /** @description The link is on its way. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestedRegistration'];
        };
      };
    };
  };
  confirmRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmRegistrationDto'];
      };
    };
    responses: {
      /** @description The platform with its API key. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfirmedRegistration'];
        };
      };
    };
  };
  getPlatform: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your platform. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Platform'];
        };
      };
    };
  };
  updatePlatform: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdatePlatformDto'];
      };
    };
    responses: {
      /** @description The updated platform. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Platform'];
        };
      };
    };
  };
  confirmPlatformContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmContactDto'];
      };
    };
    responses: {
      /** @description The updated platform. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Platform'];
        };
      };
    };
  };
  listMembers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The members. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatformMemberList'];
        };
      };
    };
  };
  inviteMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteMemberDto'];
      };
    };
    responses: {
      /** @description The invited member. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatformMember'];
        };
      };
    };
  };
  removeMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the member.
         * @example mbr_01J9XA2B3F8T7W6V5U4R3Q2P1N
         */
        memberId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member was removed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the member.
         * @example mbr_01J9XA2B3F8T7W6V5U4R3Q2P1N
         */
        memberId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateMemberDto'];
      };
    };
    responses: {
      /** @description The updated member. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatformMember'];
        };
      };
    };
  };
  listMemberSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your active sessions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MemberSessionList'];
        };
      };
    };
  };
  createPortalSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePortalSessionDto'];
      };
    };
    responses: {
      /** @description The portal session. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PortalSession'];
        };
      };
    };
  };
  endOtherMemberSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions have ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  requestSignInLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestSignInLinkDto'];
      };
    };
    responses: {
      /** @description The email is on its way. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestedSignInLink'];
        };
      };
    };
  };
  getPortalSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The portal session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PortalSession'];
        };
      };
    };
  };
  endPortalSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updatePortalSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdatePortalSessionDto'];
      };
    };
    responses: {
      /** @description The portal session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PortalSession'];
        };
      };
    };
  };
  listMemberships: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your memberships. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipList'];
        };
      };
    };
  };
  switchPortalSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SwitchPortalSessionDto'];
      };
    };
    responses: {
      /** @description The new portal session. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PortalSession'];
        };
      };
    };
  };
  endMemberSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the session.
         * @example ses_01JB2M6X8KE1F2G3H4J5K6M7N8
         */
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listPasskeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your passkeys. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyList'];
        };
      };
    };
  };
  createPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePasskeyDto'];
      };
    };
    responses: {
      /** @description The passkey. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkey'];
        };
      };
    };
  };
  startPasskeyRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The registration. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyCeremony'];
        };
      };
    };
  };
  deletePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the passkey.
         * @example psk_01JB2M6X8KF5G6H7J8K9M0N1P2
         */
        passkeyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The passkey is removed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updatePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the passkey.
         * @example psk_01JB2M6X8KF5G6H7J8K9M0N1P2
         */
        passkeyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdatePasskeyDto'];
      };
    };
    responses: {
      /** @description The passkey. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkey'];
        };
      };
    };
  };
  startPasskeySignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sign-in. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyCeremony'];
        };
      };
    };
  };
  createPortalLinkForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePortalLinkForStaffDto'];
      };
    };
    responses: {
      /** @description The link, shown only once. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PortalLink'];
        };
      };
    };
  };
  listPortalViews: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of items per page.
         * @example 20
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of views. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PortalViewPage'];
        };
      };
    };
  };
  createPortalLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The link, shown only once. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PortalLink'];
        };
      };
    };
  };
  listStaffSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your active sessions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffSessionList'];
        };
      };
    };
  };
  createStaffSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInDto'];
      };
    };
    responses: {
      /** @description A session, valid for eight hours. The token is shown only once. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedStaffSession'];
        };
      };
    };
  };
  endOtherStaffSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions have ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  startStaffOidcSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The URL for the browser. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OidcSignIn'];
        };
      };
    };
  };
  completeStaffOidcSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompleteSignInDto'];
      };
    };
    responses: {
      /** @description A session, valid for eight hours. The token is shown only once. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedStaffSession'];
        };
      };
    };
  };
  getStaffBrowserSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffBrowserSession'];
        };
      };
    };
  };
  createStaffBrowserSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffBrowserSession'];
        };
      };
    };
  };
  endStaffSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the session, or `current`.
         * @example ses_01JB2M6X8KE1F2G3H4J5K6M7N8
         */
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getCurrentStaffMember: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'];
        };
      };
    };
  };
  changeStaffPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePasswordDto'];
      };
    };
    responses: {
      /** @description Your account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'];
        };
      };
    };
  };
  startStaffTotpEnrollment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordDto'];
      };
    };
    responses: {
      /** @description The secret, shown only once. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TotpSecret'];
        };
      };
    };
  };
  removeStaffTotp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordDto'];
      };
    };
    responses: {
      /** @description Your account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'];
        };
      };
    };
  };
  confirmStaffTotp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmTotpDto'];
      };
    };
    responses: {
      /** @description Your account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'];
        };
      };
    };
  };
  removeStaffTotpByPost: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordDto'];
      };
    };
    responses: {
      /** @description Your account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'];
        };
      };
    };
  };
  listStaffAccounts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All staff accounts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMemberList'];
        };
      };
    };
  };
  inviteStaff: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteStaffDto'];
      };
    };
    responses: {
      /** @description The staff account with its invitation code. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitedStaffMember'];
        };
      };
    };
  };
  getStaffAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the member of staff.
         * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
         */
        staffId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The staff account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'];
        };
      };
    };
  };
  updateStaffAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description ID of the member of staff.
         * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
         */
        staffId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateStaffDto'];
      };
    };
    responses: {
      /** @description The staff account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitedStaffMember'];
        };
      };
    };
  };
  acceptStaffInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AcceptInvitationDto'];
      };
    };
    responses: {
      /** @description The staff account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'];
        };
      };
    };
  };
  listWebhookEndpoints: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your endpoints. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookEndpointList'];
        };
      };
    };
  };
  createWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateWebhookEndpointDto'];
      };
    };
    responses: {
      /** @description The endpoint with its secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookEndpointWithSecret'];
        };
      };
    };
  };
  getWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The endpoint. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookEndpoint'];
        };
      };
    };
  };
  deleteWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The endpoint was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateWebhookEndpointDto'];
      };
    };
    responses: {
      /** @description The endpoint. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookEndpoint'];
        };
      };
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The endpoint with its new secret. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookEndpointWithSecret'];
        };
      };
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /**
         * @description Event type.
         * @example license.issued
         */
        type?:
          | 'track.approved'
          | 'track.updated'
          | 'track.takedown'
          | 'license.issued'
          | 'license.amended'
          | 'license.revoked'
          | 'license.expiring'
          | 'license.expired'
          | 'appeal.decided'
          | 'usage.quota_warning'
          | 'endpoint.failing'
          | 'endpoint.disabled'
          | 'endpoint.test';
        /**
         * @description ID of the event.
         * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        eventId?: string;
        /**
         * @description ID of the delivery.
         * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
         */
        deliveryId?: string;
        /**
         * @description Returns events about this license, by its ID. A takedown is about a track: search by `trackId` to find it.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description Returns events about this track or a license of it, by the ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatformEventPage'];
        };
      };
    };
  };
  testWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /**
         * @description `pending`: not delivered yet. `delivered`: a 2xx response. `dead`: no more attempts.
         * @example delivered
         */
        status?: 'pending' | 'delivered' | 'dead';
        /**
         * @description Event type.
         * @example license.issued
         */
        eventType?:
          | 'track.approved'
          | 'track.updated'
          | 'track.takedown'
          | 'license.issued'
          | 'license.amended'
          | 'license.revoked'
          | 'license.expiring'
          | 'license.expired'
          | 'appeal.decided'
          | 'usage.quota_warning'
          | 'endpoint.failing'
          | 'endpoint.disabled'
          | 'endpoint.test';
        /**
         * @description IDs of events, which are the `webhook-id` of their messages. Repeat the parameter or separate values with commas to match any of them.
         * @example [
         *       "evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F"
         *     ]
         */
        eventId?: string[];
        /**
         * @description ID of the delivery.
         * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
         */
        deliveryId?: string;
        /**
         * @description Returns events about this license, by its ID. A takedown is about a track: search by `trackId` to find it.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description Returns events about this track or a license of it, by the ID of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId?: string;
        /**
         * @description Returns deliveries created at or after this time.
         * @example 2026-03-02T14:05:12.481Z
         */
        since?: string;
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of deliveries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryPage'];
        };
      };
    };
  };
  getWebhookStats: {
    parameters: {
      query?: {
        /**
         * @description Number of days, including today.
         * @example 7
         */
        days?: number;
      };
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The statistics. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookStats'];
        };
      };
    };
  };
  getWebhookDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
        /**
         * @description ID of the delivery.
         * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
         */
        deliveryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryWithEvent'];
        };
      };
    };
  };
  resendWebhookDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
        /**
         * @description ID of the delivery.
         * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
         */
        deliveryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
    };
  };
  recoverWebhookDeliveries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
        /**
         * @description ID of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecoverDeliveriesDto'];
      };
    };
    responses: {
      /** @description The missed events were queued. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookRecovery'];
        };
      };
    };
  };
  getInboundSettings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The inbound settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboundSettings'];
        };
      };
    };
  };
  updateInboundSettings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InboundPolicy'];
      };
    };
    responses: {
      /** @description The inbound settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboundSettings'];
        };
      };
    };
  };
  getInboundContent: {
    parameters: {
      query: {
        /**
         * @description Your ID of the content item. Case-sensitive.
         * @example video-20931
         */
        contentId: string;
      };
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The content. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboundContent'];
        };
      };
    };
  };
  getCueSheet: {
    parameters: {
      query: {
        /**
         * @description Your ID of the content item. Case-sensitive.
         * @example video-20931
         */
        contentId: string;
        /**
         * @description Title of the film, series or video.
         * @example Harbour Lights
         */
        productionTitle?: string;
        /**
         * @description Number or title of the episode.
         * @example S1 E3
         */
        episode?: string;
        /**
         * @description Broadcaster or service that shows the production.
         * @example Acme TV
         */
        broadcaster?: string;
        /**
         * @description Date of the production or of its first broadcast.
         * @example 2026-03-01
         */
        productionDate?: string;
        /**
         * @description `csv` is the same as `Accept: text/csv`.
         * @example csv
         */
        format?: 'json' | 'csv';
      };
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cue sheet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CueSheet'];
        };
      };
    };
  };
  rotateInboundSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The inbound settings with the new secret. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboundSettingsWithSecret'];
        };
      };
    };
  };
  signInboundEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InboundEvent'];
      };
    };
    responses: {
      /** @description The signed message. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedInboundMessage'];
        };
      };
    };
  };
  receiveContentEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of your platform.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InboundEvent'];
      };
    };
    responses: {
      /** @description The event was processed. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboundOutcome'];
        };
      };
    };
  };
  livez: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The check succeeded. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Liveness'];
        };
      };
    };
  };
  readyz: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The check succeeded. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Readiness'];
        };
      };
    };
  };
  openapi: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The OpenAPI 3.1 document of version 1. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            openapi: string;
          } & {
            [key: string]: unknown;
          };
        };
      };
    };
  };
  'track.approved': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TrackApprovedEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'track.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TrackUpdatedEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'track.takedown': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TrackTakedownEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'license.issued': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LicenseIssuedEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'license.amended': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LicenseAmendedEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'license.revoked': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LicenseRevokedEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'license.expiring': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LicenseExpiringEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'license.expired': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LicenseExpiredEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'appeal.decided': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppealDecidedEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'usage.quota_warning': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UsageQuotaWarningEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'endpoint.failing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EndpointFailingEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'endpoint.disabled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EndpointDisabledEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'endpoint.test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EndpointTestEvent'];
      };
    };
    responses: {
      /** @description Received. Respond within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
