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
    /** @description The code, and a password of one’s own. */
    AcceptInvitationDto: {
      /**
       * @description From the mail.
       * @example sti_9sQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr
       */
      code: string;
      /**
       * @description 12 to 256 characters, of whatever kind.
       * @example seven calm harbours
       */
      password: string;
      /**
       * @description How others see the member.
       * @example Jo Park
       */
      name?: string;
    };
    /**
     * @description What a license is to cover, besides what it covers. At least one member.
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
       * @description Territories that the license is to cover as well, as a list, or as `{ include, exclude }`.
       * @example [
       *       "FR"
       *     ]
       */
      territories?:
        | string[]
        | {
            /**
             * @description Countries, or `WORLD` for all, which is the default.
             * @example [
             *       "WORLD"
             *     ]
             */
            include?: string[];
            /**
             * @description Countries left out.
             * @example [
             *       "US"
             *     ]
             */
            exclude?: string[];
          };
      /**
       * @description A content type that the license is to cover as well.
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
       * @description A later end. A new term of the track’s license terms runs from the old end.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
    };
    /** @description What is added. */
    AnswerAppealDto: {
      /**
       * @description What you have to say.
       * @example The license is number 4711.
       */
      text: string;
      /** @description What proves it. Shown to staff alone. */
      evidence?: {
        /**
         * Format: uri
         * @description A web address.
         * @example https://acme.example
         */
        url: string;
      }[];
    };
    /** @description An appeal, as its appellant follows it. */
    Appeal: {
      /**
       * @description Id of the appeal.
       * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
       */
      appealId: string;
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Id of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description `upheld`: the decision stands; `overturned`: it is undone.
       * @example under_review
       * @enum {string}
       */
      status: 'submitted' | 'under_review' | 'more_info_requested' | 'upheld' | 'overturned' | 'withdrawn';
      /**
       * @description Why the decision is wrong.
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
      /** @description The first is the appeal itself. */
      messages: components['schemas']['AppealMessage'][];
      /**
       * Format: date-time
       * @description When it came in.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * Format: date-time
       * @description When it last moved.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * Format: date-time
       * @description By when it is to be decided.
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
       * @description Until when what was asked may be answered.
       * @example 2026-09-01T14:05:12.481Z
       */
      answerBy?: string;
      /** @description What became of it. */
      outcome?: {
        /**
         * @description Why.
         * @example The license covers the sample.
         */
        reasons: string;
        /**
         * Format: date-time
         * @description When.
         * @example 2026-03-02T14:05:12.481Z
         */
        decidedAt: string;
      };
    };
    /** @description An appeal against a decision about a published track was decided. */
    AppealDecidedEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'appeal.decided';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Id of the decision.
         * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
         */
        decisionId: string;
        /**
         * @description The decision that was appealed.
         * @example take_down
         * @enum {string}
         */
        action: 'approve' | 'reopen' | 'request_changes' | 'reject' | 'take_down' | 'restrict' | 'reinstate';
        /**
         * @description `overturned`: it is undone; what that means for the track is told by its own event.
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
         * @description Of the track, where it changed with it.
         * @example 4711
         */
        catalogVersion?: number;
      };
    };
    /** @description An appeal, as staff sees it. */
    AppealForStaff: {
      /**
       * @description Id of the appeal.
       * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
       */
      appealId: string;
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Id of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description `upheld`: the decision stands; `overturned`: it is undone.
       * @example under_review
       * @enum {string}
       */
      status: 'submitted' | 'under_review' | 'more_info_requested' | 'upheld' | 'overturned' | 'withdrawn';
      /**
       * @description Why the decision is wrong.
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
      /** @description The first is the appeal itself. */
      messages: components['schemas']['AppealMessage'][];
      /**
       * Format: date-time
       * @description When it came in.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * Format: date-time
       * @description When it last moved.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * Format: date-time
       * @description By when it is to be decided.
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
       * @description Until when what was asked may be answered.
       * @example 2026-09-01T14:05:12.481Z
       */
      answerBy?: string;
      /**
       * Format: email
       * @description The appellant's.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description Id of the member of staff.
       * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
       */
      reviewer?: string;
      /** @description What became of it. */
      outcome?: {
        /** @description Why. */
        reasons: string;
        /**
         * Format: date-time
         * @description When.
         * @example 2026-03-02T14:05:12.481Z
         */
        decidedAt: string;
        /** @description Who took it. */
        decidedBy: {
          /**
           * @description Of what kind.
           * @enum {string}
           */
          kind: 'staff' | 'operator' | 'service';
          /**
           * @description Id of the member of staff.
           * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
           */
          staffId?: string;
        };
        /** @description Dismissed for what it is. */
        abusive?: boolean;
        /** @description Where it was found to be abusive only after it had been decided. */
        dismissed?: {
          /** @description Why. */
          reasons: string;
          /**
           * Format: date-time
           * @description When.
           * @example 2026-03-02T14:05:12.481Z
           */
          decidedAt: string;
          /** @description Who took it. */
          decidedBy: {
            /**
             * @description Of what kind.
             * @enum {string}
             */
            kind: 'staff' | 'operator' | 'service';
            /**
             * @description Id of the member of staff.
             * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
             */
            staffId?: string;
          };
        };
      };
      decision?: components['schemas']['Decision'];
      /** @description Other appeals of the same decision. */
      others?: string[];
      claim?: components['schemas']['ReviewClaim'];
    };
    /** @description What one side said to the other. */
    AppealMessage: {
      /**
       * @description Who says it.
       * @example appellant
       * @enum {string}
       */
      from: 'appellant' | 'staff';
      /**
       * @description What.
       * @example We hold a license for the sample.
       */
      text: string;
      /** @description What proves it. */
      evidence: {
        /** @description Where it can be seen. */
        url: string;
      }[];
      /**
       * Format: date-time
       * @description When.
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
    /** @description The credit that published content carries. */
    Attribution: {
      /**
       * @description As plain text.
       * @example Music: “Harbour Lights” by Mara Lind.
       */
      text: string;
      /**
       * @description As HTML.
       * @example Music: <cite>Harbour Lights</cite> by Mara Lind.
       */
      html: string;
      /**
       * @description As Markdown.
       * @example Music: *Harbour Lights* by Mara Lind.
       */
      markdown: string;
      /** @description Whether the terms demand it. */
      required: boolean;
      /**
       * @description Where it belongs.
       * @enum {string}
       */
      placement: 'description' | 'end_credits';
    };
    /** @description What was done by whom, chained to what was done before. */
    AuditEntry: {
      /**
       * @description 1, 2, 3, … without gaps.
       * @example 812
       */
      sequence: number;
      /**
       * Format: date-time
       * @description When.
       * @example 2026-03-02T14:05:12.481Z
       */
      at: string;
      /**
       * @description ID of the staff account, or of the platform that changed its own record; otherwise `operator` or `service`.
       * @example stf_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      actor: string;
      /**
       * @description What was done.
       * @example platform.suspend
       */
      action: string;
      /**
       * @description To what.
       * @example [
       *       "plt_01J9XA2B3C4D5E6F7G8H9J0K1M"
       *     ]
       */
      subjects: string[];
      /**
       * @description More of it.
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
       * @description Digest of this entry over all else of it.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      digest: string;
    };
    /** @description A part of the audit log. */
    AuditEntryList: {
      /** @description Sorted by sequence. */
      data: components['schemas']['AuditEntry'][];
    };
    /** @description RFC 8414. */
    AuthorizationServerMetadata: {
      /**
       * Format: uri
       * @description Who issues the tokens.
       */
      issuer: string;
      /**
       * Format: uri
       * @description Where tokens are had.
       */
      token_endpoint: string;
      /**
       * Format: uri
       * @description Where they are ended.
       */
      revocation_endpoint: string;
      /**
       * Format: uri
       * @description Where the keys stand.
       */
      jwks_uri: string;
      /**
       * Format: uri
       * @description The reference.
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
       * @description None: there is no authorization endpoint.
       * @example []
       */
      response_types_supported: string[];
      /**
       * @description How tokens are had.
       * @example [
       *       "client_credentials"
       *     ]
       */
      grant_types_supported: string[];
      /**
       * @description How clients show who they are.
       * @example [
       *       "client_secret_basic",
       *       "client_secret_post"
       *     ]
       */
      token_endpoint_auth_methods_supported: string[];
      /**
       * @description How clients show who they are.
       * @example [
       *       "client_secret_basic",
       *       "client_secret_post"
       *     ]
       */
      revocation_endpoint_auth_methods_supported: string[];
    };
    /** @description What a platform pays for, and what it has. */
    Billing: {
      /**
       * @description Id of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The tier that holds now.
       * @example growth
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description What the tier includes or was bought on top, as it holds now.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description What subscriptions pay for now; a contract may give more. */
      paidFor: {
        /**
         * @description The tier; enterprise is agreed with us.
         * @example growth
         * @enum {string}
         */
        tier?: 'growth';
        /**
         * @description Add-ons.
         * @example [
         *       "stems"
         *     ]
         */
        addOns: 'stems'[];
      };
      /** @description Newest first. */
      subscriptions: components['schemas']['Subscription'][];
      /** @description Those that can be paid now, newest first. What they offer no other checkout does meanwhile. */
      openCheckouts: components['schemas']['Checkout'][];
      /** @description What a checkout could be opened for now. None where no payments are taken. */
      offers: components['schemas']['Offer'][];
    };
    /** @description What a platform pays for, has, and was billed. */
    BillingForStaff: {
      /**
       * @description Id of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The tier that holds now.
       * @example growth
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description What the tier includes or was bought on top, as it holds now.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description What subscriptions pay for now; a contract may give more. */
      paidFor: {
        /**
         * @description The tier; enterprise is agreed with us.
         * @example growth
         * @enum {string}
         */
        tier?: 'growth';
        /**
         * @description Add-ons.
         * @example [
         *       "stems"
         *     ]
         */
        addOns: 'stems'[];
      };
      /** @description Newest first. */
      subscriptions: components['schemas']['Subscription'][];
      /** @description Those that can be paid now, newest first. What they offer no other checkout does meanwhile. */
      openCheckouts: components['schemas']['Checkout'][];
      /** @description What a checkout could be opened for now. None where no payments are taken. */
      offers: components['schemas']['Offer'][];
      /** @description The newest hundred. */
      invoices: components['schemas']['Invoice'][];
    };
    /** @description What a certificate says. */
    CertificateClaims: {
      /** @description Who signed it. */
      iss: string;
      /**
       * @description Id of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      sub: string;
      /**
       * @description When the license was issued, in seconds since 1970.
       * @example 1772460312
       */
      iat: number;
      /** @description Who may use the track. */
      licensee: {
        /** @description The licensee's name. */
        name: string;
        /** @description platform or end_user. */
        type: string;
      };
      /** @description The rights granted. */
      grants: string[];
      /** @description Rights that are not. */
      excludes: string[];
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Id of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /** @description The platform's id of the content item. */
      contentId: string;
      /** @description The content type that the license was issued for. */
      contentType: string;
      /** @description All content types that it covers. Absent in older certificates. */
      contentTypes?: string[];
      /** @description Where the track may be used. */
      territories: string[];
      /** @description Where the content may be shown. */
      media: string[];
      /**
       * Format: date-time
       * @description From when it holds.
       * @example 2026-03-02T14:05:12.481Z
       */
      validFrom: string;
      /**
       * Format: date-time
       * @description Until when, where it ends by itself.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /**
       * @description Licenses of the sandbox grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Present on a certificate of the sandbox.
       * @constant
       */
      grantsNoRights?: true;
      /**
       * @description Hash of the terms.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      termsHash: string;
      /**
       * @description The version that it shows. Absent in older certificates, which show version 1.
       * @example 1
       */
      version?: number;
      /**
       * Format: uri
       * @description How the license stands now.
       */
      statusUrl: string;
    };
    /** @description The password as it is, and as it shall be. */
    ChangePasswordDto: {
      /**
       * @description The password.
       * @example seven calm harbours
       */
      password: string;
      /**
       * @description 12 to 256 characters, of whatever kind.
       * @example seven calm harbours
       */
      newPassword: string;
    };
    /** @description An offer, and what became of it. */
    Checkout: {
      /**
       * @description Id of the checkout.
       * @example chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      checkoutId: string;
      /**
       * Format: uri
       * @description Where it is paid.
       * @example https://checkout.stripe.com/c/pay/cs_1
       */
      url: string;
      /**
       * @description Who takes the payment. At `sandbox` and `stripe_test`, the test mode of Stripe, nobody really pays.
       * @example stripe
       */
      provider: string;
      /**
       * @description Completed once the provider has told of the payment.
       * @example open
       * @enum {string}
       */
      status: 'open' | 'completed' | 'expired';
      /**
       * @description The tier; enterprise is agreed with us.
       * @example growth
       * @enum {string}
       */
      tier?: 'growth';
      /**
       * @description Add-ons that are bought.
       * @example [
       *       "stems"
       *     ]
       */
      addOns: 'stems'[];
      /**
       * @description How often it is paid.
       * @example month
       * @enum {string}
       */
      interval: 'month' | 'year';
      /**
       * @description For each interval, in minor units of the currency.
       * @example 6800
       */
      amount: number;
      /**
       * @description ISO 4217.
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description When it was opened.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Until when it can be paid.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description What is to be yours for a while. */
    ClaimReviewDto: {
      /**
       * @description Id of the track or appeal.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      subject: string;
    };
    /** @description What the browser came back with. */
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
    /** @description What licensees must do in some territories from now on. */
    ComplianceChange: {
      /**
       * @description clear: nothing to do. on_hold: publish nothing new; published content may stay. must_remove: remove published content.
       * @example clear
       * @enum {string}
       */
      state: 'clear' | 'on_hold' | 'must_remove';
      /**
       * Format: date-time
       * @description When published content must be removed by. Present if the state is must_remove.
       * @example 2027-03-02T14:05:12.481Z
       */
      removeBy?: string;
      /**
       * @description Where licenses have this state now. `WORLD` means all territories.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
    };
    /** @description The code that was mailed to the new address. */
    ConfirmContactDto: {
      /**
       * @description The code from the mail.
       * @example ccd_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4
       */
      code: string;
    };
    /** @description The first code of a secret. */
    ConfirmTotpDto: {
      /**
       * @description As it came with the secret.
       * @example v1.c2VhbGVk
       */
      enrollment: string;
      /**
       * @description What the authenticator shows (RFC 6238).
       * @example 287082
       */
      code: string;
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
       * @description An API key, or a client secret for the token exchange.
       * @example api_key
       * @enum {string}
       */
      kind: 'api_key' | 'client_secret';
      /**
       * @description A name to recognize it by. Two credentials of the same kind and name can be active.
       * @example Encoder
       */
      name?: string;
      /**
       * @description Scopes of the credential, within your registry. Default: all scopes of your registry, also after it changes.
       * @example [
       *       "tracks:read",
       *       "tracks:stream"
       *     ]
       */
      scopes?: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * Format: date-time
       * @description When it expires, together with everything that was created with it. Must not be later than the expiry of the credential that creates it.
       * @example 2027-03-01T00:00:00Z
       */
      expiresAt?: string;
      /**
       * @description IP addresses and CIDR blocks that the credential can be used from. They also apply to everything that is created with it: access tokens, portal sessions, portal links and further credentials, but not to media links, which your listeners open. IPv4 and IPv6 are separate: list both if your servers use both. Default: those of the credential that creates it, or everywhere.
       * @example [
       *       "203.0.113.7",
       *       "2001:db8:a0b:12f0::/64"
       *     ]
       */
      allowedIps?: string[];
    };
    /**
     * @description What a partner wants to license: one track, in one content item, on its platform.
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
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Your own id of the content item. Compared character by character.
       * @example video-20931
       */
      contentId: string;
      /**
       * @description Your own id or slug, where you send it.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       * @example acme-video
       */
      platformId?: string;
      /**
       * @description By default the first that your platform registered, else `other`.
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
       * @description Countries as a list, or as `{ include, exclude }`. By default those that your platform registered, else all that the track clears.
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
             * @description Countries, or `WORLD` for all, which is the default.
             * @example [
             *       "WORLD"
             *     ]
             */
            include?: string[];
            /**
             * @description Countries left out.
             * @example [
             *       "US"
             *     ]
             */
            exclude?: string[];
          };
      /**
       * @description Your name for the project.
       * @example Spring campaign
       */
      projectName?: string;
      /**
       * @description Names and values of your own: 50 at most, texts of 500 characters at most.
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
       * @description When the license shall end: earlier than the terms offer, never later.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /** @description Who may use the track; by default your platform. */
      licensee?: {
        /**
         * @description The licensee's name.
         * @example Acme Video
         */
        name: string;
        /**
         * @description The platform itself, or one of its users.
         * @enum {string}
         */
        type: 'platform' | 'end_user';
        /**
         * @description Your own reference to the end user.
         * @example user-4711
         */
        ref?: string;
      };
    };
    /**
     * @description An API key, or the code of a one-time link.
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
           * @description The value of `#code=` in a one-time link.
           * @example bGluayBwbHRfMDFKOVhB.c2VhbA
           */
          code: string;
        };
    /** @description A new endpoint. */
    CreateWebhookEndpointDto: {
      /**
       * @description Where messages are sent: https, without credentials, on a public address.
       * @example https://acme.example/events
       */
      url: string;
      /**
       * @description What it hears of; everything, where absent.
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
       * @description For people.
       * @example Production
       */
      description?: string;
    };
    /** @description A credential with its secret, which is shown only once. */
    CreatedCredential: {
      /**
       * @description Id of the credential.
       * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
       */
      credentialId: string;
      /**
       * @description An API key, or a client secret for the token exchange.
       * @example api_key
       * @enum {string}
       */
      kind: 'api_key' | 'client_secret';
      /**
       * @description The name that you gave the credential.
       * @example Encoder
       */
      name?: string;
      /**
       * @description Scopes of the credential. Absent: all scopes of your registry, also after it changes.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes?: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * Format: date-time
       * @description When it expires. Absent: never.
       * @example 2027-03-01T00:00:00.000Z
       */
      expiresAt?: string;
      /**
       * @description IP addresses and CIDR blocks that the credential can be used from. Absent: from everywhere.
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
       * @description When it was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description The credential that created this one: directly, with an access token or in a portal session. Absent if it was created by registration, staff or an earlier release.
       * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
       */
      createdBy?: string;
      /**
       * Format: date-time
       * @description When it was last used for a request, a portal sign-in or a token exchange: to the minute, with a delay of a few seconds. Absent: never.
       * @example 2026-03-02T14:05:00.000Z
       */
      lastUsedAt?: string;
      /**
       * @description The API key. Shown only once.
       * @example plk_live_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s0X1y2Z3
       */
      apiKey?: string;
      /**
       * @description Names it at the token exchange; no secret.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId?: string;
      /**
       * @description The client secret. Shown only once.
       * @example pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6
       */
      clientSecret?: string;
    };
    /** @description A new session. */
    CreatedStaffSession: {
      /**
       * @description Goes into `Authorization: Bearer …`; good for operations of staff alone.
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
       * @description Id of the credential.
       * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
       */
      credentialId: string;
      /**
       * @description An API key, or a client secret for the token exchange.
       * @example api_key
       * @enum {string}
       */
      kind: 'api_key' | 'client_secret';
      /**
       * @description The name that you gave the credential.
       * @example Encoder
       */
      name?: string;
      /**
       * @description Scopes of the credential. Absent: all scopes of your registry, also after it changes.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes?: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * Format: date-time
       * @description When it expires. Absent: never.
       * @example 2027-03-01T00:00:00.000Z
       */
      expiresAt?: string;
      /**
       * @description IP addresses and CIDR blocks that the credential can be used from. Absent: from everywhere.
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
       * @description When it was created.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description The credential that created this one: directly, with an access token or in a portal session. Absent if it was created by registration, staff or an earlier release.
       * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
       */
      createdBy?: string;
      /**
       * Format: date-time
       * @description When it was last used for a request, a portal sign-in or a token exchange: to the minute, with a delay of a few seconds. Absent: never.
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
    /** @description A decision about a track. Taken once, never changed. */
    Decision: {
      /**
       * @description Id of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description `reopen`: to be reviewed anew; `restrict`: a takedown in some territories; `reinstate`: lifts a takedown or restrictions.
       * @example take_down
       * @enum {string}
       */
      action: 'approve' | 'reopen' | 'request_changes' | 'reject' | 'take_down' | 'restrict' | 'reinstate';
      /**
       * @description Of a takedown: what it means for published content.
       * @example disputed
       * @enum {string}
       */
      reason?: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
      /**
       * @description On what it stands.
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
       * @description The facts relied on, in words for whoever is affected.
       * @example The recording contains a sample whose use was not licensed.
       */
      facts: string;
      /**
       * @description Of the terms, or the law.
       * @example Terms, section 4.2
       */
      clause: string;
      /**
       * @description What set it off.
       * @example notice
       * @enum {string}
       */
      source: 'own_review' | 'notice' | 'order' | 'rights_holder' | 'appeal';
      /**
       * @description Whether a machine took part in it.
       * @example false
       */
      automated: boolean;
      /**
       * @description Where it holds; absent: everywhere.
       * @example [
       *       "US"
       *     ]
       */
      territories?: string[];
      /**
       * Format: date-time
       * @description When it was taken.
       * @example 2026-03-02T14:05:12.481Z
       */
      decidedAt: string;
      /**
       * Format: date-time
       * @description Until when it may be appealed; of decisions against the track.
       * @example 2026-09-01T14:05:12.481Z
       */
      appealUntil?: string;
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description A status of the track.
       * @enum {string}
       */
      before: 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
      /**
       * @description A status of the track.
       * @enum {string}
       */
      after: 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
      /** @description Who took it. */
      decidedBy: {
        /**
         * @description Of what kind.
         * @enum {string}
         */
        kind: 'staff' | 'operator' | 'service';
        /**
         * @description Id of the member of staff.
         * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
         */
        staffId?: string;
      };
      /** @description What it undoes, after which appeal. */
      overturns?: {
        /**
         * @description Id of the decision.
         * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
         */
        decisionId: string;
        /**
         * @description Id of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
    };
    /** @description A decision in force against a track, and the reasons for it. */
    DecisionInForce: {
      /**
       * @description Id of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description `reopen`: to be reviewed anew; `restrict`: a takedown in some territories; `reinstate`: lifts a takedown or restrictions.
       * @example take_down
       * @enum {string}
       */
      action: 'approve' | 'reopen' | 'request_changes' | 'reject' | 'take_down' | 'restrict' | 'reinstate';
      /**
       * @description Of a takedown: what it means for published content.
       * @example disputed
       * @enum {string}
       */
      reason?: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
      /**
       * @description On what it stands.
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
       * @description The facts relied on, in words for whoever is affected.
       * @example The recording contains a sample whose use was not licensed.
       */
      facts: string;
      /**
       * @description Of the terms, or the law.
       * @example Terms, section 4.2
       */
      clause: string;
      /**
       * @description What set it off.
       * @example notice
       * @enum {string}
       */
      source: 'own_review' | 'notice' | 'order' | 'rights_holder' | 'appeal';
      /**
       * @description Whether a machine took part in it.
       * @example false
       */
      automated: boolean;
      /**
       * @description Where it holds; absent: everywhere.
       * @example [
       *       "US"
       *     ]
       */
      territories?: string[];
      /**
       * Format: date-time
       * @description When it was taken.
       * @example 2026-03-02T14:05:12.481Z
       */
      decidedAt: string;
      /**
       * Format: date-time
       * @description Until when it may be appealed; of decisions against the track.
       * @example 2026-09-01T14:05:12.481Z
       */
      appealUntil?: string;
    };
    /** @description The decisions about a track. */
    DecisionList: {
      /** @description The oldest first. */
      data: components['schemas']['Decision'][];
    };
    /** @description One try. */
    DeliveryAttempt: {
      /**
       * Format: date-time
       * @description When it was sent.
       * @example 2026-03-02T14:05:12.481Z
       */
      at: string;
      /**
       * @description How long it took, in milliseconds.
       * @example 84
       */
      latencyMs: number;
      /**
       * @description The HTTP status of the answer.
       * @example 204
       */
      status?: number;
      /** @description The first characters of the answer. */
      responseStart?: string;
      /**
       * @description Why there was no answer.
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
      /** @description The same in words. */
      detail?: string;
    };
    /** @description Another endpoint of yours is disabled. */
    EndpointDisabledEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'endpoint.disabled';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
        /**
         * @description Where it was to be sent.
         * @example https://acme.example/events
         */
        url: string;
        /**
         * @description Why.
         * @enum {string}
         */
        reason: 'owner' | 'gone' | 'failing';
        /**
         * Format: date-time
         * @description When.
         * @example 2026-03-02T14:05:12.481Z
         */
        disabledAt: string;
      };
    };
    /** @description For a day nothing has arrived at another endpoint of yours. */
    EndpointFailingEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'endpoint.failing';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
        /**
         * @description Where it was to be sent.
         * @example https://acme.example/events
         */
        url: string;
        /**
         * Format: date-time
         * @description Since when.
         * @example 2026-03-02T14:05:12.481Z
         */
        failingSince: string;
      };
    };
    /** @description You asked for it. */
    EndpointTestEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'endpoint.test';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
        /**
         * @description Where it was to be sent.
         * @example https://acme.example/events
         */
        url: string;
      };
    };
    /**
     * @description Rows to be enriched.
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
      /** @description What to enrich; 100 at most. May be left out where files are sent. */
      rows?: components['schemas']['EnrichRowDto'][];
    };
    /** @description What is known of a row. All but rowId and status stand where known. */
    EnrichResult: {
      /**
       * @description Your name of the row.
       * @example 1
       */
      rowId: string;
      /**
       * @description `matched`: a track of the catalog; `analyzed`: listened to; `failed`: see `error`.
       * @example analyzed
       * @enum {string}
       */
      status: 'matched' | 'analyzed' | 'failed';
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId?: string;
      /**
       * @description What named the track.
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
       * @description Why the value is null. `watermarked`: the audio is one of our previews; send the licensed file.
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
     * @description One thing to be enriched.
     * @example {
     *       "rowId": "1",
     *       "isrc": "DEA622600417"
     *     }
     */
    EnrichRowDto: {
      /**
       * @description Your own name of the row; unique within the request.
       * @example 1
       */
      rowId: string;
      /**
       * @description A track of the catalog.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId?: string;
      /**
       * @description Tried next. With or without hyphens.
       * @example DEA622600417
       */
      isrc?: string;
      /**
       * @description Tried next, together with `artist`.
       * @example Harbour Lights
       */
      title?: string;
      /**
       * @description One of the artists, or all as credited.
       * @example Nord Quartet
       */
      artist?: string;
      /**
       * @description Where the sound is fetched from, where the catalog has no such track: https, no inner address.
       * @example https://media.acme.example/clips/intro.mp3
       */
      audioUrl?: string;
      /**
       * @description The sound itself, in base64, instead of `audioUrl`.
       * @example UklGRg==
       */
      audioBase64?: string;
    };
    /** @description Why a row failed. */
    EnrichRowError: {
      /**
       * @description Why.
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
      /** @description The same in a sentence. */
      detail: string;
    };
    /** @description Tempo. */
    EnrichedBpm: {
      /**
       * @description Beats a minute.
       * @example 118
       */
      value: number | null;
      /**
       * @description 0 to 1; 1 where the catalog says so, 0 where nothing is known.
       * @example 0.82
       */
      confidence: number;
      /** @description Other readings of the same beat, likeliest first. */
      alternatives: {
        /**
         * @description Beats a minute.
         * @example 59
         */
        value: number;
        /**
         * @description 0 to 1; 1 where the catalog says so, 0 where nothing is known.
         * @example 0.82
         */
        confidence: number;
      }[];
      /**
       * @description Why the value is null. `watermarked`: the audio is one of our previews; send the licensed file.
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
    /** @description Key. */
    EnrichedKey: {
      /**
       * @description Tonic.
       * @example A
       */
      tonic: ('C' | 'C#' | 'D' | 'Eb' | 'E' | 'F' | 'F#' | 'G' | 'Ab' | 'A' | 'Bb' | 'B') | null;
      /**
       * @description Mode.
       * @example minor
       */
      mode: ('major' | 'minor') | null;
      /**
       * @description Place on the Camelot wheel.
       * @example 8A
       */
      camelot: string | null;
      /**
       * @description 0 to 1; 1 where the catalog says so, 0 where nothing is known.
       * @example 0.82
       */
      confidence: number;
      /**
       * @description Why the value is null. `watermarked`: the audio is one of our previews; send the licensed file.
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
    /** @description Mood. */
    EnrichedMood: {
      /**
       * @description Words of the catalog, likeliest first.
       * @example [
       *       "calm",
       *       "warm"
       *     ]
       */
      labels: string[];
      /**
       * @description From sad, −1, to glad, 1.
       * @example 0.2
       */
      valence: number | null;
      /**
       * @description From calm, −1, to driving, 1.
       * @example -0.4
       */
      arousal: number | null;
      /**
       * @description `catalog`: as labelled; `rules`: judged from the sound.
       * @example rules
       */
      method: ('catalog' | 'rules') | null;
      /**
       * @description 0 to 1; 1 where the catalog says so, 0 where nothing is known.
       * @example 0.82
       */
      confidence: number;
      /**
       * @description Why the value is null. `watermarked`: the audio is one of our previews; send the licensed file.
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
    /** @description A request for enrichment and what became of it so far. */
    Enrichment: {
      /**
       * @description Id of the request.
       * @example enr_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      enrichmentId: string;
      /**
       * @description `done` once every row has its result.
       * @example done
       * @enum {string}
       */
      status: 'running' | 'done';
      /** @description How far it is. */
      progress: {
        /**
         * @description Rows with a result.
         * @example 3
         */
        done: number;
        /**
         * @description Rows asked for.
         * @example 3
         */
        total: number;
      };
      /**
       * Format: date-time
       * @description When it was asked for.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it is forgotten.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
      /** @description What the embeddings are of. */
      model: {
        /**
         * @description Model of the embeddings.
         * @example timbre-rhythm-harmony
         */
        name: string;
        /**
         * @description Its version: compare within one alone.
         * @example 1
         */
        version: string;
        /**
         * @description Number of dimensions of an embedding.
         * @example 124
         */
        dimensions: number;
      };
      /** @description Of the rows that are done, in the order asked. */
      results: components['schemas']['EnrichResult'][];
    };
    /** @description The decision that caused the event. The moderation status of the track has its full statement of reasons. */
    EventDecision: {
      /**
       * @description Id of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description take_down: in all territories. restrict: in some. reinstate: ends a takedown or a restriction.
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
       * @description Of a takedown or restriction. `disputed` puts content on hold, `infringing` and `legal` require removal.
       * @example infringing
       * @enum {string}
       */
      reason?: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
      /**
       * @description Where the decision applies. Absent if it applies in all territories.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
    };
    /** @description A file attached to an appeal. Only its appellant and staff see it. */
    Evidence: {
      /**
       * @description Id of the file.
       * @example evd_01JB2M6X8KJ3K4M5N6P7Q8R9S0
       */
      evidenceId: string;
      /**
       * @description The file name, without characters that file systems refuse. It ends as the content requires.
       * @example split-sheet.pdf
       */
      name: string;
      /**
       * @description What the content is, whatever the file name said.
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
       * @description Size in bytes.
       * @example 48213
       */
      sizeBytes: number;
      /**
       * @description SHA-256 of the content, hex.
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
    /** @description One thing that is wrong with a request. */
    FieldError: {
      /** @enum {string} */
      in: 'body' | 'query' | 'path' | 'header';
      /** @description A JSON pointer into the body, or the name of the parameter or header. */
      pointer: string;
      /** @description Stable, in snake_case. */
      code: string;
      detail: string;
    };
    /** @description What a recording says of where it comes from. */
    IdentifiedRecording: {
      /**
       * @description `unknown_mark`: the recording has a mark that belongs to no license of this service.
       * @example identified
       * @enum {string}
       */
      outcome: 'identified' | 'unknown_mark' | 'unmarked';
      license?: components['schemas']['License'];
      /**
       * @description Standard deviations out of chance.
       * @example 11.4
       */
      confidence?: number;
    };
    /**
     * @description A recording to be listened to.
     * @example {
     *       "audioBase64": "UklGRiQAAABXQVZF"
     *     }
     */
    IdentifyRecordingDto: {
      /**
       * @description The recording in base64, where it is not sent as the part `recording`.
       * @example UklGRiQAAABXQVZF
       */
      audioBase64?: string;
    };
    /** @description What we know of your content by your events. */
    InboundContent: {
      /**
       * @description Your own id of the content item. Compared character by character.
       * @example video-20931
       */
      contentId: string;
      /**
       * @description The latest state by the times of your events.
       * @example published
       * @enum {string}
       */
      state: 'published' | 'deleted';
      /**
       * Format: date-time
       * @description The time of that event: `publishedAt` or `deletedAt`.
       * @example 2026-03-02T14:05:12.481Z
       */
      changedAt: string;
      /**
       * @description What kind of content the track is used in.
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
       * @description Where it is shown, if the event says so.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
      /** @description The tracks of the latest publication. Empty for deleted content. */
      tracks: {
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /** @description Where the track plays. Empty if the event does not say. */
        segments: {
          /**
           * @description Where in the content the track begins, in milliseconds.
           * @example 0
           */
          startMs?: number;
          /**
           * @description Where it ends.
           * @example 30000
           */
          endMs?: number;
        }[];
        /**
         * @description The active license for the track in this content.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
      }[];
    };
    /** @description What happened to your content. */
    InboundEvent:
      | ({
          /**
           * @description Your own id of the event; not read.
           * @example evt_2Lh9K
           */
          id?: string;
          /**
           * Format: date-time
           * @description When you sent it; not read: the times within `data` order the events.
           * @example 2026-03-02T14:05:12.481Z
           */
          timestamp?: string;
          /**
           * @description It is published, or was changed.
           * @constant
           */
          type: 'content.published';
          /** @description The content as it is now. */
          data: {
            /**
             * @description Your own id of the content item. Compared character by character.
             * @example video-20931
             */
            contentId: string;
            /**
             * @description What kind of content the track is used in.
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
             * @description Where it is to be seen.
             * @example https://acme.example/v/20931
             */
            url?: string;
            /**
             * Format: date-time
             * @description By your own clock; orders the events of a content item.
             * @example 2026-03-02T14:05:12.481Z
             */
            publishedAt: string;
            /**
             * @description Where it is shown.
             * @example [
             *       "DE",
             *       "AT",
             *       "CH"
             *     ]
             */
            territories?: string[];
            /** @description The tracks used in it: the whole list, each time. */
            tracks: ({
              /**
               * @description Id of the track.
               * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
               */
              trackId: string;
              /**
               * @description Where in the content the track begins, in milliseconds.
               * @example 0
               */
              startMs?: number;
              /**
               * @description Where it ends; never before `startMs`.
               * @example 30000
               */
              endMs?: number;
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
           * @description Your own id of the event; not read.
           * @example evt_2Lh9K
           */
          id?: string;
          /**
           * Format: date-time
           * @description When you sent it; not read: the times within `data` order the events.
           * @example 2026-03-02T14:05:12.481Z
           */
          timestamp?: string;
          /**
           * @description It is there no longer.
           * @constant
           */
          type: 'content.deleted';
          /** @description What was deleted, and when. */
          data: {
            /**
             * @description Your own id of the content item. Compared character by character.
             * @example video-20931
             */
            contentId: string;
            /**
             * Format: date-time
             * @description By your own clock; orders the events of a content item.
             * @example 2026-03-02T14:05:12.481Z
             */
            deletedAt: string;
          } & {
            [key: string]: unknown;
          };
        } & {
          [key: string]: unknown;
        });
    /** @description What an event came to. */
    InboundOutcome: {
      /**
       * @description Your own id of the content item. Compared character by character.
       * @example video-20931
       */
      contentId: string;
      /**
       * @description `superseded`: what is known of the content is newer. A deletion still ends what was issued by API before it and is not named any more; of anything else nothing was done.
       * @example applied
       * @enum {string}
       */
      outcome: 'applied' | 'superseded';
      /** @description Track by track. */
      results: components['schemas']['InboundTrackOutcome'][];
    };
    /** @description What your events do. */
    InboundPolicy: {
      /**
       * @description Published content is licensed by itself.
       * @example true
       */
      autoLicense: boolean;
      /**
       * @description Deleted content ends licenses issued by API before it too, not only those of an event.
       * @example true
       */
      revokeOnDelete: boolean;
    };
    /** @description Settings for events that you send to us. */
    InboundSettings: {
      policy: components['schemas']['InboundPolicy'];
      /** @description Secrets that hold now; none: nothing is taken in until one is made. */
      secrets: {
        /**
         * Format: date-time
         * @description When it was made.
         * @example 2026-03-01T09:30:00.000Z
         */
        createdAt: string;
        /**
         * Format: date-time
         * @description Until when it holds beside its successor.
         * @example 2026-03-02T14:05:12.481Z
         */
        endsAt?: string;
      }[];
      /**
       * Format: uri
       * @description Where your events are sent.
       */
      url: string;
    };
    /** @description Settings for events that you send to us, and the new secret. */
    InboundSettingsWithSecret: {
      policy: components['schemas']['InboundPolicy'];
      /** @description Secrets that hold now; none: nothing is taken in until one is made. */
      secrets: {
        /**
         * Format: date-time
         * @description When it was made.
         * @example 2026-03-01T09:30:00.000Z
         */
        createdAt: string;
        /**
         * Format: date-time
         * @description Until when it holds beside its successor.
         * @example 2026-03-02T14:05:12.481Z
         */
        endsAt?: string;
      }[];
      /**
       * Format: uri
       * @description Where your events are sent.
       */
      url: string;
      /**
       * @description Sign with it.
       * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
       */
      secret: string;
    };
    /** @description What an event came to for a track. */
    InboundTrackOutcome: {
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description `licensed`: a license was issued; `existing`: you already have an active license; `rejected`: a clause does not allow it, and sending the event again changes nothing; `revoked`: its license was revoked; `skipped`: your policy does not license content automatically.
       * @example licensed
       * @enum {string}
       */
      outcome: 'licensed' | 'existing' | 'rejected' | 'revoked' | 'skipped';
      /**
       * @description Id of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId?: string;
      /**
       * @description With `existing`: whether the existing license covers the content as published.
       * @example true
       */
      covers?: boolean;
      /** @description Why the license does not cover the request. Present if `covers` is false. */
      differences?: {
        /**
         * @description What differs.
         * @example territories
         * @enum {string}
         */
        field: 'status' | 'licensee' | 'contentType' | 'territories' | 'validUntil' | 'compliance';
        /**
         * @description What the license says instead.
         * @example The license does not cover US.
         */
        detail: string;
      }[];
      /**
       * @description Why it was refused, as POST /licenses would say.
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
        | 'STATE_CONFLICT'
        | 'IDEMPOTENCY_IN_PROGRESS'
        | 'TRACK_TAKEN_DOWN'
        | 'CURSOR_EXPIRED'
        | 'VERSION_CONFLICT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'RANGE_NOT_SATISFIABLE'
        | 'IDEMPOTENCY_MISMATCH'
        | 'TRACK_NOT_LICENSABLE'
        | 'TERRITORY_NOT_CLEARED'
        | 'CONTENT_TYPE_NOT_CLEARED'
        | 'AUDIO_INVALID'
        | 'RATE_LIMITED'
        | 'QUOTA_EXCEEDED'
        | 'HEADERS_TOO_LARGE'
        | 'INTERNAL'
        | 'UNAVAILABLE';
      /**
       * @description Which clause refused it.
       * @example terms.contentTypes
       */
      clause?: string;
      /** @description The fee of a license. Present with PAYMENT_REQUIRED. */
      price?: components['schemas']['Money'];
      /** @description The same in words. */
      detail?: string;
    };
    /** @description An invalid certificate. */
    InvalidCertificate: {
      /**
       * @description We did not sign this certificate, or it was altered.
       * @constant
       */
      genuine: false;
      /**
       * @description An invalid certificate does not prove a license.
       * @constant
       */
      inForce: false;
    };
    /** @description Who is invited. */
    InviteStaffDto: {
      /**
       * Format: email
       * @description An e-mail address.
       * @example jo@label.example
       */
      email: string;
      /**
       * @description How others see the member.
       * @example Jo Park
       */
      name: string;
      /**
       * @description An admin may do everything.
       * @example [
       *       "moderator"
       *     ]
       */
      roles: ('moderator' | 'rights' | 'finance' | 'admin')[];
    };
    /** @description An account of staff, with the code that opens it. */
    InvitedStaffMember: {
      /**
       * @description Id of the member of staff.
       * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
       */
      staffId: string;
      /**
       * Format: email
       * @description An e-mail address.
       * @example jo@label.example
       */
      email: string;
      /**
       * @description How others see the member.
       * @example Jo Park
       */
      name: string;
      /**
       * @description An admin may do everything.
       * @example [
       *       "moderator"
       *     ]
       */
      roles: ('moderator' | 'rights' | 'finance' | 'admin')[];
      /**
       * @description Only an active member signs in; an invited one takes the invitation up first.
       * @enum {string}
       */
      status: 'invited' | 'active' | 'disabled';
      /** @description Whether a one-time code is needed to sign in. */
      totp: boolean;
      /** @description Whether it is tied to a person at the OpenID provider. */
      oidc: boolean;
      /**
       * Format: date-time
       * @description Until when a code sets the password.
       * @example 2026-03-02T22:05:12.481Z
       */
      invitedUntil?: string;
      /**
       * Format: date-time
       * @description No sign-in is looked at before, after failed ones; told where accounts are read.
       * @example 2026-03-02T22:05:12.481Z
       */
      lockedUntil?: string;
      /**
       * Format: date-time
       * @description When the account was made.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description Takes the invitation up, once. Shown this once, and mailed; that of an account in use is mailed alone.
       * @example sti_9sQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr
       */
      invitationCode?: string;
    };
    /** @description A bill. */
    Invoice: {
      /**
       * @description The provider's own id of it.
       * @example in_1Pq
       */
      invoiceId: string;
      /**
       * @description Id of the checkout.
       * @example chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      checkoutId: string;
      /**
       * @description Who takes the payment. At `sandbox` and `stripe_test`, the test mode of Stripe, nobody really pays.
       * @example stripe
       */
      provider: string;
      /**
       * @description Refunded: as a whole; disputed: the bank of the payer wants it back; charged back: it got it.
       * @example paid
       * @enum {string}
       */
      status: 'paid' | 'unpaid' | 'refunded' | 'disputed' | 'charged_back';
      /**
       * @description What it comes to, in minor units of the currency; negative where it is a credit.
       * @example 6800
       */
      amount: number;
      /**
       * @description What was given back, in minor units of the currency.
       * @example 6800
       */
      refunded: number;
      /**
       * @description ISO 4217.
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description What it is for, from.
       * @example 2026-03-01T09:30:00.000Z
       */
      periodStart?: string;
      /**
       * Format: date-time
       * @description And until.
       * @example 2027-03-02T14:05:12.481Z
       */
      periodEnd?: string;
      /**
       * Format: date-time
       * @description When it was paid, first failed, was given back or disputed.
       * @example 2026-03-02T14:05:12.481Z
       */
      settledAt: string;
      /**
       * Format: uri
       * @description Where it is shown.
       */
      url?: string;
    };
    /** @description Bills of the platform. */
    InvoiceList: {
      /** @description Newest first. */
      data: components['schemas']['Invoice'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description The license for this track and content: issued now, or the existing active one. */
    IssuedLicense: {
      /**
       * @description Id of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId: string;
      /**
       * @description active, revoked by someone, or expired by itself.
       * @example active
       * @enum {string}
       */
      status: 'active' | 'revoked' | 'expired';
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Id of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description Your own id of the content item. Compared character by character.
       * @example video-20931
       */
      contentId: string;
      /**
       * @description The content type that it was issued for.
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
       * @description All content types that it covers.
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
       * @description Where the track may be used.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Where the content may be shown.
       * @example [
       *       "online"
       *     ]
       */
      media: ('online' | 'social' | 'podcast' | 'broadcast' | 'theatrical' | 'in_app' | 'in_game')[];
      /** @description The terms in force when the license was issued or last amended. */
      terms: components['schemas']['LicenseTerms'];
      /**
       * @description Hash of these terms.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      termsHash: string;
      /** @description The credit that the content carries. */
      attribution: components['schemas']['Attribution'];
      /**
       * @description What it was issued through.
       * @example api
       * @enum {string}
       */
      source: 'api' | 'webhook' | 'hub' | 'staff';
      /**
       * @description Licenses of the sandbox grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Present on a license of the sandbox.
       * @constant
       */
      grantsNoRights?: true;
      /** @description Who may use the track. */
      licensee: {
        /**
         * @description The licensee's name.
         * @example Acme Video
         */
        name: string;
        /**
         * @description The platform itself, or one of its users.
         * @enum {string}
         */
        type: 'platform' | 'end_user';
        /**
         * @description Your own reference to the end user.
         * @example user-4711
         */
        ref?: string;
      };
      /**
       * @description The rights granted.
       * @example [
       *       "sync",
       *       "master_use"
       *     ]
       */
      grants: ('sync' | 'master_use')[];
      /**
       * @description Rights that are not.
       * @example [
       *       "public_performance",
       *       "mechanical",
       *       "standalone"
       *     ]
       */
      excludes: ('public_performance' | 'mechanical' | 'standalone')[];
      compliance: components['schemas']['LicenseCompliance'];
      /**
       * @description Whether content published under the license may stay up after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
       * @example true
       */
      publishedContentSurvives: boolean;
      /**
       * @description The number of this version: 1 as issued, one more with each amendment.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description When it was issued.
       * @example 2026-03-02T14:05:12.481Z
       */
      issuedAt: string;
      /**
       * Format: date-time
       * @description When it was last amended.
       * @example 2027-03-02T14:05:12.481Z
       */
      amendedAt?: string;
      /**
       * Format: date-time
       * @description From when it holds.
       * @example 2026-03-02T14:05:12.481Z
       */
      validFrom: string;
      /**
       * Format: date-time
       * @description Until when, where it ends by itself.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /**
       * Format: date-time
       * @description When it was revoked.
       * @example 2027-03-02T14:05:12.481Z
       */
      revokedAt?: string;
      /** @description Why and by whom it was revoked. */
      revocation?: {
        /**
         * @description Why the license ends.
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
        /** @description In words. */
        reason?: string;
        /**
         * @description Who revoked it.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        actor: string;
      };
      /**
       * Format: date-time
       * @description When it was issued, amended or ended, or when its compliance changed, whichever is latest.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /** @description Your name for the project. */
      projectName?: string;
      /**
       * @description Names and values of your own.
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
       * @description Its signed certificate.
       */
      certificateUrl: string;
      /**
       * @description Whether this license allows everything that the request asks for. If not, `differences` says why. A new license always does.
       * @example true
       */
      covers: boolean;
      /** @description Why the license does not cover the request. Present if `covers` is false. */
      differences?: {
        /**
         * @description What differs.
         * @example territories
         * @enum {string}
         */
        field: 'status' | 'licensee' | 'contentType' | 'territories' | 'validUntil' | 'compliance';
        /**
         * @description What the license says instead.
         * @example The license does not cover US.
         */
        detail: string;
      }[];
    };
    /** @description Public keys (RFC 7517). */
    JsonWebKeySet: {
      /** @description The public keys. */
      keys: {
        /**
         * @description Family of the key.
         * @example OKP
         */
        kty: string;
        /**
         * @description Its curve.
         * @example Ed25519
         */
        crv: string;
        /**
         * @description The public half.
         * @example 11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo
         */
        x: string;
        /**
         * @description Its id.
         * @example kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k
         */
        kid: string;
        /**
         * @description Signatures.
         * @example sig
         */
        use: string;
        /**
         * @description How it signs.
         * @example EdDSA
         */
        alg: string;
      }[];
    };
    /** @description The right to use one track in one content item of one platform. */
    License: {
      /**
       * @description Id of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId: string;
      /**
       * @description active, revoked by someone, or expired by itself.
       * @example active
       * @enum {string}
       */
      status: 'active' | 'revoked' | 'expired';
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Id of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description Your own id of the content item. Compared character by character.
       * @example video-20931
       */
      contentId: string;
      /**
       * @description The content type that it was issued for.
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
       * @description All content types that it covers.
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
       * @description Where the track may be used.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Where the content may be shown.
       * @example [
       *       "online"
       *     ]
       */
      media: ('online' | 'social' | 'podcast' | 'broadcast' | 'theatrical' | 'in_app' | 'in_game')[];
      /** @description The terms in force when the license was issued or last amended. */
      terms: components['schemas']['LicenseTerms'];
      /**
       * @description Hash of these terms.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      termsHash: string;
      /** @description The credit that the content carries. */
      attribution: components['schemas']['Attribution'];
      /**
       * @description What it was issued through.
       * @example api
       * @enum {string}
       */
      source: 'api' | 'webhook' | 'hub' | 'staff';
      /**
       * @description Licenses of the sandbox grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description Present on a license of the sandbox.
       * @constant
       */
      grantsNoRights?: true;
      /** @description Who may use the track. */
      licensee: {
        /**
         * @description The licensee's name.
         * @example Acme Video
         */
        name: string;
        /**
         * @description The platform itself, or one of its users.
         * @enum {string}
         */
        type: 'platform' | 'end_user';
        /**
         * @description Your own reference to the end user.
         * @example user-4711
         */
        ref?: string;
      };
      /**
       * @description The rights granted.
       * @example [
       *       "sync",
       *       "master_use"
       *     ]
       */
      grants: ('sync' | 'master_use')[];
      /**
       * @description Rights that are not.
       * @example [
       *       "public_performance",
       *       "mechanical",
       *       "standalone"
       *     ]
       */
      excludes: ('public_performance' | 'mechanical' | 'standalone')[];
      compliance: components['schemas']['LicenseCompliance'];
      /**
       * @description Whether content published under the license may stay up after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
       * @example true
       */
      publishedContentSurvives: boolean;
      /**
       * @description The number of this version: 1 as issued, one more with each amendment.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description When it was issued.
       * @example 2026-03-02T14:05:12.481Z
       */
      issuedAt: string;
      /**
       * Format: date-time
       * @description When it was last amended.
       * @example 2027-03-02T14:05:12.481Z
       */
      amendedAt?: string;
      /**
       * Format: date-time
       * @description From when it holds.
       * @example 2026-03-02T14:05:12.481Z
       */
      validFrom: string;
      /**
       * Format: date-time
       * @description Until when, where it ends by itself.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /**
       * Format: date-time
       * @description When it was revoked.
       * @example 2027-03-02T14:05:12.481Z
       */
      revokedAt?: string;
      /** @description Why and by whom it was revoked. */
      revocation?: {
        /**
         * @description Why the license ends.
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
        /** @description In words. */
        reason?: string;
        /**
         * @description Who revoked it.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        actor: string;
      };
      /**
       * Format: date-time
       * @description When it was issued, amended or ended, or when its compliance changed, whichever is latest.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /** @description Your name for the project. */
      projectName?: string;
      /**
       * @description Names and values of your own.
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
       * @description Its signed certificate.
       */
      certificateUrl: string;
    };
    /** @description A complete change: if you merge all of its members into the request, the request would be granted. */
    LicenseAlternative: {
      /**
       * @description Request this content type.
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
       * @description Request these territories.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
      /**
       * Format: date-time
       * @description Request an end no later than this.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
    };
    /** @description A license of yours was amended: what it covers now. */
    LicenseAmendedEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'license.amended';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Id of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description Your own id of the content item. Compared character by character.
         * @example video-20931
         */
        contentId: string;
        /**
         * @description The number of this version. The license was issued as version 1.
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
         * @description By what it was issued.
         * @example api
         * @enum {string}
         */
        source: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description Whether it grants rights.
         * @enum {string}
         */
        environment: 'live' | 'sandbox';
        /**
         * Format: date-time
         * @description When the version began.
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
       * @description clear: nothing to do. on_hold: publish nothing new; published content may stay. must_remove: remove published content.
       * @example clear
       * @enum {string}
       */
      state: 'clear' | 'on_hold' | 'must_remove';
      /**
       * Format: date-time
       * @description When published content must be removed by. Present if the state is must_remove.
       * @example 2027-03-02T14:05:12.481Z
       */
      removeBy?: string;
      /**
       * @description Where this applies. Absent if it applies wherever the license does.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories?: string[];
    };
    /** @description A license of yours reached its end. */
    LicenseExpiredEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'license.expired';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Id of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description Your own id of the content item. Compared character by character.
         * @example video-20931
         */
        contentId: string;
        /**
         * Format: date-time
         * @description When the license ends, or ended.
         * @example 2026-03-02T14:05:12.481Z
         */
        validUntil: string;
        /**
         * @description Whether content published under the license may stay up after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
         * @example true
         */
        publishedContentSurvives: boolean;
        /**
         * @description By what it was issued.
         * @example api
         * @enum {string}
         */
        source: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description Whether it grants rights.
         * @enum {string}
         */
        environment: 'live' | 'sandbox';
      };
    };
    /** @description A license of yours ends in 30 days, or in 7 days. */
    LicenseExpiringEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'license.expiring';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Id of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description Your own id of the content item. Compared character by character.
         * @example video-20931
         */
        contentId: string;
        /**
         * @description Which notice this is: the one 30 days or the one 7 days before the end.
         * @enum {number}
         */
        noticeDays: 30 | 7;
        /**
         * Format: date-time
         * @description When the license ends, or ended.
         * @example 2026-03-02T14:05:12.481Z
         */
        validUntil: string;
        /**
         * @description Whether content published under the license may stay up after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
         * @example true
         */
        publishedContentSurvives: boolean;
        /**
         * @description By what it was issued.
         * @example api
         * @enum {string}
         */
        source: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description Whether it grants rights.
         * @enum {string}
         */
        environment: 'live' | 'sandbox';
      };
    };
    /** @description A license was issued to you. */
    LicenseIssuedEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'license.issued';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Id of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description Your own id of the content item. Compared character by character.
         * @example video-20931
         */
        contentId: string;
        /**
         * @description For what kind of content.
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
         * @description By what it was issued.
         * @example api
         * @enum {string}
         */
        source: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description Whether it grants rights.
         * @enum {string}
         */
        environment: 'live' | 'sandbox';
        /**
         * Format: date-time
         * @description When.
         * @example 2026-03-02T14:05:12.481Z
         */
        issuedAt: string;
      };
    };
    /** @description A page of licenses. */
    LicensePage: {
      /** @description Your licenses, newest first. */
      data: components['schemas']['License'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description What issuing would answer on the state as it is. */
    LicensePreflight: {
      /** @description One for each candidate, in order. */
      results: {
        /**
         * @description Place in `candidates`, from 0.
         * @example 0
         */
        index: number;
        /** @description Whether issuing would leave the request covered: a new license would be granted, or the existing one covers the request. */
        allowed: boolean;
        /**
         * @description The existing active license, which issuing would return.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description Whether the existing license covers the request. Present with `licenseId`.
         * @example true
         */
        covers?: boolean;
        /** @description Why the license does not cover the request. Present if `covers` is false. */
        differences?: {
          /**
           * @description What differs.
           * @example territories
           * @enum {string}
           */
          field: 'status' | 'licensee' | 'contentType' | 'territories' | 'validUntil' | 'compliance';
          /**
           * @description What the license says instead.
           * @example The license does not cover US.
           */
          detail: string;
        }[];
        /**
         * @description The code of the error that issuing would return. Absent if an existing license does not cover the request.
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
          | 'STATE_CONFLICT'
          | 'IDEMPOTENCY_IN_PROGRESS'
          | 'TRACK_TAKEN_DOWN'
          | 'CURSOR_EXPIRED'
          | 'VERSION_CONFLICT'
          | 'BODY_TOO_LARGE'
          | 'UNSUPPORTED_MEDIA_TYPE'
          | 'RANGE_NOT_SATISFIABLE'
          | 'IDEMPOTENCY_MISMATCH'
          | 'TRACK_NOT_LICENSABLE'
          | 'TERRITORY_NOT_CLEARED'
          | 'CONTENT_TYPE_NOT_CLEARED'
          | 'AUDIO_INVALID'
          | 'RATE_LIMITED'
          | 'QUOTA_EXCEEDED'
          | 'HEADERS_TOO_LARGE'
          | 'INTERNAL'
          | 'UNAVAILABLE';
        /**
         * @description The clause or side that stands in the way.
         * @example terms.territories
         */
        clause?: string;
        /** @description The fee of a license. Present with PAYMENT_REQUIRED. */
        price?: components['schemas']['Money'];
        /** @description Changes that would make the request succeed. */
        alternatives?: components['schemas']['LicenseAlternative'][];
      }[];
    };
    /** @description A license of yours ended before its time. */
    LicenseRevokedEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'license.revoked';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Id of the platform.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        platformId: string;
        /**
         * @description Your own id of the content item. Compared character by character.
         * @example video-20931
         */
        contentId: string;
        /**
         * @description Why.
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
         * @description Why, in the words of the person who revoked it.
         * @example Used in an advertisement.
         */
        reason?: string;
        /**
         * @description Who revoked it: your platform, our staff or the operator of the service.
         * @enum {string}
         */
        actor: 'platform' | 'staff' | 'operator';
        /**
         * @description Whether content published under the license may stay up after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
         * @example true
         */
        publishedContentSurvives: boolean;
        /**
         * @description By what it was issued.
         * @example api
         * @enum {string}
         */
        source: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description Whether it grants rights.
         * @enum {string}
         */
        environment: 'live' | 'sandbox';
        /**
         * Format: date-time
         * @description When.
         * @example 2026-03-02T14:05:12.481Z
         */
        revokedAt: string;
      };
    };
    /** @description The terms that a track is offered on. */
    LicenseTerms: {
      /**
       * @description Id of the version of the terms.
       * @example trm_01J9ZC4V7SA1B3C5D7E9F1G3H5
       */
      termsId: string;
      /**
       * @description 1, 2, 3 … within a track.
       * @example 2
       */
      version: number;
      /**
       * @description SHA-256 of the canonical text of the terms, hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      hash: string;
      /**
       * Format: date-time
       * @description From when they hold.
       * @example 2026-03-01T09:30:00.000Z
       */
      effectiveAt: string;
      /**
       * @description Where content may be shown.
       * @example [
       *       "online"
       *     ]
       */
      media: ('online' | 'social' | 'podcast' | 'broadcast' | 'theatrical' | 'in_app' | 'in_game')[];
      /**
       * @description In which content the track may be used.
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
      /** @description Where it may be used. */
      territories: components['schemas']['TerritoryRule'];
      /** @description How long a license lasts. */
      term: {
        /**
         * @description Whether the license ends by itself.
         * @enum {string}
         */
        type: 'perpetual' | 'fixed';
        /**
         * @description How long a fixed one lasts.
         * @example 12
         */
        months?: number;
      };
      /**
       * @description Others may license it too.
       * @enum {string}
       */
      exclusivity: 'non_exclusive';
      /** @description Whether the content may earn money. */
      monetization: boolean;
      /** @description Whether it may be used in paid advertising. */
      paidAdvertising: boolean;
      /** @description What may be done to the track. */
      edits: {
        /** @description It may be cut. */
        trim: boolean;
        /** @description It may be repeated. */
        loop: boolean;
        /** @description Its stems may be mixed and downloaded. */
        mix: boolean;
        /** @description Its lyrics may be changed. */
        lyricsChange: boolean;
      };
      /**
       * @description It may never be offered by itself.
       * @constant
       */
      standaloneUse: false;
      /** @description Whether the licensee may pass the license on. */
      sublicensable: boolean;
      /** @description Whether the content must carry the credit. */
      attributionRequired: boolean;
      /** @description Whether published content may stay up after the license ends. */
      publishedContentSurvives: boolean;
      tdm: components['schemas']['TextAndDataMining'];
      /** @description What a license costs. Requests for licenses with a fee return 402 PAYMENT_REQUIRED. */
      fee?: components['schemas']['Money'];
    };
    /** @description What anyone may know of a license. */
    LicenseVerification: {
      /**
       * @description Id of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId: string;
      /**
       * @description active, revoked by someone, or expired by itself.
       * @example active
       * @enum {string}
       */
      status: 'active' | 'revoked' | 'expired';
      compliance: components['schemas']['LicenseCompliance'];
      /**
       * Format: date-time
       * @description From when it authorizes new uses.
       * @example 2026-03-02T14:05:12.481Z
       */
      authorizedFrom: string;
      /**
       * Format: date-time
       * @description Until when, where that is known.
       * @example 2027-03-02T14:05:12.481Z
       */
      authorizedUntil?: string;
      /**
       * @description Whether content published under the license may stay up after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
       * @example true
       */
      publishedContentSurvives: boolean;
      /**
       * @description Licenses of the sandbox grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description The number of its version, as it is now.
       * @example 1
       */
      version: number;
      /** @description What was true at a moment. Present with `asOf`. */
      asOf?: {
        /**
         * Format: date-time
         * @description The moment that was asked about.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
        /** @description Whether the license was in force then. */
        inForce: boolean;
        /**
         * @description The version in force then.
         * @example 1
         */
        version?: number;
      };
    };
    /** @description What a license covered from one moment to another. */
    LicenseVersion: {
      /**
       * @description Its number. The license was issued as version 1.
       * @example 2
       */
      version: number;
      /**
       * Format: date-time
       * @description When it began.
       * @example 2026-03-02T14:05:12.481Z
       */
      from: string;
      /**
       * Format: date-time
       * @description When the next version replaced it, or when the license ended. Absent while it is in force.
       * @example 2026-03-02T14:05:12.481Z
       */
      until?: string;
      /**
       * @description The content types that it covers.
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
       * @description Where the track may be used.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * Format: date-time
       * @description When it ends. Absent if it has no end.
       * @example 2027-03-02T14:05:12.481Z
       */
      validUntil?: string;
      /**
       * @description Where the content may be shown.
       * @example [
       *       "online"
       *     ]
       */
      media: ('online' | 'social' | 'podcast' | 'broadcast' | 'theatrical' | 'in_app' | 'in_game')[];
      /** @description The terms in force when it began. */
      terms: components['schemas']['LicenseTerms'];
      /**
       * @description Hash of these terms.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      termsHash: string;
      /** @description The credit that the content carries. */
      attribution: components['schemas']['Attribution'];
      /**
       * @description Who amended: the ID of the platform. Absent in version 1.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      actor?: string;
      /** @description What the amendment asked for. Absent in version 1. */
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
         * @description A later end.
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
    /** @description The process runs. */
    Liveness: {
      /** @constant */
      status: 'alive';
    };
    /** @description How a track stands, and why. */
    ModerationStatus: {
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description How the track stands.
       * @example taken_down
       * @enum {string}
       */
      status: 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
      /**
       * Format: date-time
       * @description Since when.
       * @example 2026-03-02T14:05:12.481Z
       */
      since: string;
      /** @description What stands against it, the one that weighs most first. */
      decisions: components['schemas']['DecisionInForce'][];
    };
    /** @description An amount of money. */
    Money: {
      /**
       * @description In the minor unit of the currency, such as cents.
       * @example 4900
       */
      amount: number;
      /**
       * @description ISO 4217.
       * @example EUR
       */
      currency: string;
    };
    /** @description What a platform asked for and reported in a month. */
    MonthlyUsage: {
      /**
       * @description Id of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The month, in UTC.
       * @example 2026-03
       */
      period: string;
      /**
       * @description open while reports for it are still taken, then closed.
       * @enum {string}
       */
      status: 'open' | 'closed';
      /**
       * @description Requests counted against the day.
       * @example 812
       */
      requests: number;
      /**
       * @description Previews asked for.
       * @example 31
       */
      previews: number;
      /**
       * @description Downloads asked for.
       * @example 9
       */
      downloads: number;
      /**
       * @description Licenses issued.
       * @example 12
       */
      licensesIssued: number;
      /**
       * @description Amendments of licenses. Each counts as one license towards the quota.
       * @example 1
       */
      licensesAmended: number;
      /**
       * @description Licenses active at the end of the month; in the current month, now.
       * @example 40
       */
      activeLicenses: number;
      /**
       * @description Plays reported.
       * @example 340
       */
      plays: number;
      /**
       * @description Impressions reported.
       * @example 1200
       */
      impressions: number;
      /** @description The part of it that no license covers. `GET /usage-events` lists the events. */
      unlicensed: {
        /**
         * @description Plays that no license covers.
         * @example 12
         */
        plays: number;
        /**
         * @description Impressions that no license covers.
         * @example 0
         */
        impressions: number;
      };
      /** @description Most played first, 1,000 at most. */
      byTrack: {
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Plays reported.
         * @example 340
         */
        plays: number;
        /**
         * @description Impressions reported.
         * @example 1200
         */
        impressions: number;
        /** @description The part of it that no license covers. `GET /usage-events` lists the events. */
        unlicensed: {
          /**
           * @description Plays that no license covers.
           * @example 12
           */
          plays: number;
          /**
           * @description Impressions that no license covers.
           * @example 0
           */
          impressions: number;
        };
      }[];
      /** @description By the country reported. */
      byTerritory: {
        /**
         * @description Absent where the reports named none.
         * @example DE
         */
        territory?: string;
        /**
         * @description Plays reported.
         * @example 340
         */
        plays: number;
        /**
         * @description Impressions reported.
         * @example 1200
         */
        impressions: number;
        /** @description The part of it that no license covers. `GET /usage-events` lists the events. */
        unlicensed: {
          /**
           * @description Plays that no license covers.
           * @example 12
           */
          plays: number;
          /**
           * @description Impressions that no license covers.
           * @example 0
           */
          impressions: number;
        };
      }[];
      /** @description Every day of the month up to today. */
      daily: {
        /**
         * Format: date
         * @description The day, in UTC.
         * @example 2026-03-01
         */
        date: string;
        /**
         * @description Requests counted against the day.
         * @example 812
         */
        requests: number;
        /**
         * @description Previews asked for.
         * @example 31
         */
        previews: number;
        /**
         * @description Downloads asked for.
         * @example 9
         */
        downloads: number;
        /**
         * @description Licenses issued.
         * @example 12
         */
        licensesIssued: number;
        /**
         * @description Plays reported.
         * @example 340
         */
        plays: number;
        /**
         * @description Impressions reported.
         * @example 1200
         */
        impressions: number;
        /** @description The part of it that no license covers. `GET /usage-events` lists the events. */
        unlicensed: {
          /**
           * @description Plays that no license covers.
           * @example 12
           */
          plays: number;
          /**
           * @description Impressions that no license covers.
           * @example 0
           */
          impressions: number;
        };
      }[];
      /** @description How the quotas stand now, whatever month was asked about. */
      quota: {
        /** @description Of today. */
        requestsPerDay: {
          /**
           * @description Null where the contract alone limits.
           * @example 10000
           */
          limit: number | null;
          /**
           * @description Used so far.
           * @example 812
           */
          used: number;
          /**
           * @description Left; null where there is no limit.
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
        /** @description Of this month. */
        licensesPerMonth: {
          /**
           * @description Null where the contract alone limits.
           * @example 10000
           */
          limit: number | null;
          /**
           * @description Used so far.
           * @example 812
           */
          used: number;
          /**
           * @description Left; null where there is no limit.
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
        /** @description Of today. */
        enrichRowsPerDay: {
          /**
           * @description Null where the contract alone limits.
           * @example 10000
           */
          limit: number | null;
          /**
           * @description Used so far.
           * @example 812
           */
          used: number;
          /**
           * @description Left; null where there is no limit.
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
        /** @description Seconds of audio analyzed for requests of today. */
        enrichSecondsPerDay: {
          /**
           * @description Null where the contract alone limits.
           * @example 10000
           */
          limit: number | null;
          /**
           * @description Used so far.
           * @example 812
           */
          used: number;
          /**
           * @description Left; null where there is no limit.
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
      };
    };
    /** @description The key of a track. */
    MusicalKey: {
      /**
       * @description The note that the key is built on.
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
    /** @description Why a token was not granted (RFC 6749, section 5.2). */
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
    /** @description RFC 7009 §2.1. */
    OAuthRevocationRequest: {
      /**
       * @description The token to end.
       * @example eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJwbHRfMDFKOVhBMkIzQzRENUU2RjdHOEg5SjBLMU0ifQ.c2ln
       */
      token: string;
      /**
       * @description Passed over: there are only access tokens.
       * @example access_token
       */
      token_type_hint?: string;
      /**
       * @description Where it is not sent as HTTP Basic.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      client_id?: string;
      /**
       * @description Where it is not sent as HTTP Basic.
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
       * @description How it is sent.
       * @constant
       */
      token_type: 'Bearer';
      /**
       * @description Seconds until it expires.
       * @example 3600
       */
      expires_in: number;
      /**
       * @description The scopes it carries.
       * @example tracks:read licenses:write
       */
      scope: string;
    };
    /** @description RFC 6749 §4.4.2. */
    OAuthTokenRequest: {
      /**
       * @description Always client_credentials.
       * @example client_credentials
       */
      grant_type: string;
      /**
       * @description Scopes, parted by spaces; by default all of the registry.
       * @example tracks:read licenses:write
       */
      scope?: string;
      /**
       * @description Where it is not sent as HTTP Basic.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      client_id?: string;
      /**
       * @description Where it is not sent as HTTP Basic.
       * @example pls_Zy9x…
       */
      client_secret?: string;
    };
    /** @description Something that is sold, and its price. */
    Offer: {
      /**
       * @description A tier or an add-on.
       * @example growth
       * @enum {string}
       */
      item: 'growth' | 'stems';
      /**
       * @description How often it is paid.
       * @example month
       * @enum {string}
       */
      interval: 'month' | 'year';
      /**
       * @description For each interval, in minor units of the currency.
       * @example 6800
       */
      amount: number;
      /**
       * @description ISO 4217.
       * @example EUR
       */
      currency: string;
    };
    /** @description A sign-in started at an OpenID provider. */
    OidcSignIn: {
      /**
       * @description Of the provider: authorization code with PKCE, state and nonce.
       * @example https://id.label.example/authorize?response_type=code
       */
      url: string;
      /**
       * @description Encrypted state of this sign-in. Keep it in the session storage of the browser.
       * @example v1.c2VhbGVk
       */
      state: string;
    };
    /** @description Where a page stands in its list. */
    Pagination: {
      /**
       * @description How many records a page holds at most.
       * @example 50
       */
      limit: number;
      /**
       * @description Ask with it for the next page; null on the last one.
       * @example null
       */
      nextCursor: string | null;
      /**
       * @description How many records there are on all pages together.
       * @example 1
       */
      total?: number;
    };
    /** @description Your password once more. */
    PasswordDto: {
      /**
       * @description The password.
       * @example seven calm harbours
       */
      password: string;
    };
    /** @description An integration partner. */
    Platform: {
      /**
       * @description Id of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The platform's name in addresses.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Its name.
       * @example Acme Video
       */
      name: string;
      /**
       * @description What it pays for.
       * @example developer
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description Suspended: nothing works until reinstated.
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * @description Licenses of the sandbox grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description The registry: the most that a token may carry.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description What the tier includes or was bought on top.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description The figures that hold for it. */
      quotas: {
        /**
         * @description Sustained rate.
         * @example 10
         */
        requestsPerSecond: number;
        /**
         * @description Requests at once.
         * @example 20
         */
        burst: number;
        /**
         * @description Requests a day (UTC); null where the contract alone limits.
         * @example 10000
         */
        requestsPerDay: number | null;
        /**
         * @description Licenses issued a month (UTC); null where the contract alone limits.
         * @example 100
         */
        licensesPerMonth: number | null;
        /**
         * @description Rows enriched a day (UTC); null where the contract alone limits.
         * @example 100
         */
        enrichRowsPerDay: number | null;
        /**
         * @description Seconds of audio analyzed a day (UTC); null where the contract alone limits.
         * @example 18000
         */
        enrichSecondsPerDay: number | null;
      };
      /**
       * @description What it publishes.
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
       * @description Where it publishes.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Who answers for it.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description A new contact address that is not confirmed yet.
       * @example rights@acme.example
       */
      pendingContactEmail?: string;
      /** @description Where it is. */
      websiteUrl?: string;
      /**
       * @description Names it at the token exchange; no secret.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId: string;
      /**
       * Format: date-time
       * @description When it was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
    };
    /**
     * @description What a platform wants to buy.
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
       * @description The tier; enterprise is agreed with us.
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
       * @description How often it is paid.
       * @example month
       * @enum {string}
       */
      interval: 'month' | 'year';
      /**
       * Format: uri
       * @description Where people go when they have paid: https, on the website that the platform registered.
       * @example https://acme.example/paid
       */
      successUrl: string;
      /**
       * Format: uri
       * @description Where they go when they do not pay: likewise.
       * @example https://acme.example/plans
       */
      cancelUrl: string;
    };
    /** @description Something that happened. */
    PlatformEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
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
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /**
       * @description As the message of its type holds it; of a takedown without what that says of your licenses and of replacements.
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
    /** @description A one-time way into the portal. */
    PortalLink: {
      /**
       * @description Opens the portal, once, within 5 minutes. Hand it to one person, by a redirect for example.
       * @example https://licensing.example/portal/#code=bGluayBwbHRfMDFKOVhB.c2VhbA
       */
      url: string;
      /**
       * Format: date-time
       * @description When it ends, used or not.
       * @example 2026-03-02T02:05:00.000Z
       */
      expiresAt: string;
    };
    /** @description Who is signed in to the portal. */
    PortalSession: {
      platform: components['schemas']['Platform'];
      /**
       * @description Goes into `X-CSRF-Token` of every request of the session that is no GET.
       * @example mB3vN8xK2qLw0RtY7uZs5PdF1hJc4gAe
       */
      csrfToken: string;
      /**
       * @description The credential that started the session. The session ends with it.
       * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
       */
      credentialId: string;
      /**
       * Format: date-time
       * @description When it ends by itself.
       * @example 2026-03-02T14:00:00.000Z
       */
      expiresAt: string;
    };
    /**
     * @description Requests to be tried without being made.
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
      /** @description What you may want to license; 100 at most. */
      candidates: components['schemas']['CreateLicenseDto'][];
    };
    /** @description A link to 30 seconds of the track, watermarked. */
    PreviewStream: {
      /**
       * Format: uri
       * @description A signed link: plays and downloads without a credential until it ends. Keep it to yourself.
       */
      url: string;
      /**
       * Format: date-time
       * @description When the link ends; ask for a new one then.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
      /**
       * @description Of the preview.
       * @constant
       */
      format: 'mp3';
      /**
       * @description Length in milliseconds.
       * @example 30000
       */
      durationMs: number;
      /**
       * @description An audible mark is mixed in.
       * @constant
       */
      watermarked: true;
      /**
       * @description Where in the track it begins.
       * @example 31500
       */
      previewStartMs: number;
    };
    /** @description Why a request failed (RFC 9457). Some codes add members of their own. */
    Problem: {
      /**
       * Format: uri
       * @description Address of the page about the code.
       */
      type: string;
      title: string;
      status: number;
      detail: string;
      /**
       * @description Stable.
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
        | 'STATE_CONFLICT'
        | 'IDEMPOTENCY_IN_PROGRESS'
        | 'TRACK_TAKEN_DOWN'
        | 'CURSOR_EXPIRED'
        | 'VERSION_CONFLICT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'RANGE_NOT_SATISFIABLE'
        | 'IDEMPOTENCY_MISMATCH'
        | 'TRACK_NOT_LICENSABLE'
        | 'TERRITORY_NOT_CLEARED'
        | 'CONTENT_TYPE_NOT_CLEARED'
        | 'AUDIO_INVALID'
        | 'RATE_LIMITED'
        | 'QUOTA_EXCEEDED'
        | 'HEADERS_TOO_LARGE'
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
    /**
     * @description A platform that staff makes.
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
       * @description The name that partners and licenses carry.
       * @example Acme Video
       */
      name: string;
      /**
       * Format: email
       * @description Who answers for the platform.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * Format: uri
       * @description Where the platform is.
       * @example https://acme.example
       */
      websiteUrl?: string;
      /**
       * @description What holds for it.
       * @example enterprise
       * @enum {string}
       */
      tier?: 'developer' | 'growth' | 'enterprise';
      /**
       * @description The registry: the most that a token may carry.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes?: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description Entitlements beside those of the tier.
       * @example [
       *       "stems"
       *     ]
       */
      addOns?: 'stems'[];
      quotas?: components['schemas']['QuotaOverrides'];
      /**
       * @description A licensing hub: its licenses say `source: hub`.
       * @example false
       */
      hub?: boolean;
      /**
       * @description What it publishes, most usual first.
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
       * @description Where it publishes.
       * @example [
       *       "WORLD"
       *     ]
       */
      territories?: string[];
      /**
       * @description The platform's name in addresses.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Licenses of the sandbox grant no rights.
       * @example sandbox
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
    };
    /** @description A platform with new secrets, which are shown this once. */
    ProvisionedPlatform: {
      /**
       * @description Id of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The platform's name in addresses.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Its name.
       * @example Acme Video
       */
      name: string;
      /**
       * @description What it pays for.
       * @example developer
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description Suspended: nothing works until reinstated.
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * @description Licenses of the sandbox grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description The registry: the most that a token may carry.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description What the tier includes or was bought on top.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description The figures that hold for it. */
      quotas: {
        /**
         * @description Sustained rate.
         * @example 10
         */
        requestsPerSecond: number;
        /**
         * @description Requests at once.
         * @example 20
         */
        burst: number;
        /**
         * @description Requests a day (UTC); null where the contract alone limits.
         * @example 10000
         */
        requestsPerDay: number | null;
        /**
         * @description Licenses issued a month (UTC); null where the contract alone limits.
         * @example 100
         */
        licensesPerMonth: number | null;
        /**
         * @description Rows enriched a day (UTC); null where the contract alone limits.
         * @example 100
         */
        enrichRowsPerDay: number | null;
        /**
         * @description Seconds of audio analyzed a day (UTC); null where the contract alone limits.
         * @example 18000
         */
        enrichSecondsPerDay: number | null;
      };
      /**
       * @description What it publishes.
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
       * @description Where it publishes.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Who answers for it.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description A new contact address that is not confirmed yet.
       * @example rights@acme.example
       */
      pendingContactEmail?: string;
      /** @description Where it is. */
      websiteUrl?: string;
      /**
       * @description Names it at the token exchange; no secret.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId: string;
      /**
       * Format: date-time
       * @description When it was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description What was agreed beside the tier.
       * @example [
       *       "stems"
       *     ]
       */
      addOns: 'stems'[];
      quotaOverrides: components['schemas']['QuotaOverrides'];
      /**
       * @description Whether it licenses for others.
       * @example false
       */
      hub: boolean;
      /**
       * @description Counts the changes.
       * @example 3
       */
      version: number;
      /**
       * @description Shown this once.
       * @example plk_live_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s0X1y2Z3
       */
      apiKey: string;
      /**
       * @description Shown this once.
       * @example pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6
       */
      clientSecret: string;
    };
    /**
     * @description Agreed figures to change. Absent figures are unchanged; null resets a figure to that of the tier.
     * @example {
     *       "requestsPerDay": 1000000,
     *       "licensesPerMonth": null
     *     }
     */
    QuotaOverrideChanges: {
      /**
       * @description Sustained rate. Null resets it to the figure of the tier.
       * @example 100
       */
      requestsPerSecond?: number | null;
      /**
       * @description Requests at once. Null resets it to the figure of the tier.
       * @example 200
       */
      burst?: number | null;
      /**
       * @description Requests a day (UTC), or `unlimited`. Null resets it to the figure of the tier.
       * @example 1000000
       */
      requestsPerDay?: number | 'unlimited' | null;
      /**
       * @description Licenses issued a month (UTC), or `unlimited`. Null resets it to the figure of the tier.
       * @example 50000
       */
      licensesPerMonth?: number | 'unlimited' | null;
      /**
       * @description Rows enriched a day (UTC), or `unlimited`. Null resets it to the figure of the tier.
       * @example 5000
       */
      enrichRowsPerDay?: number | 'unlimited' | null;
      /**
       * @description Seconds of audio analyzed a day (UTC), or `unlimited`. Null resets it to the figure of the tier.
       * @example 900000
       */
      enrichSecondsPerDay?: number | 'unlimited' | null;
    };
    /** @description Figures agreed with the platform. Absent figures are those of its tier. */
    QuotaOverrides: {
      /**
       * @description Sustained rate.
       * @example 100
       */
      requestsPerSecond?: number;
      /**
       * @description Requests at once.
       * @example 200
       */
      burst?: number;
      /**
       * @description Requests a day (UTC), or `unlimited`.
       * @example 1000000
       */
      requestsPerDay?: number | 'unlimited';
      /**
       * @description Licenses issued a month (UTC), or `unlimited`.
       * @example 50000
       */
      licensesPerMonth?: number | 'unlimited';
      /**
       * @description Rows enriched a day (UTC), or `unlimited`.
       * @example 5000
       */
      enrichRowsPerDay?: number | 'unlimited';
      /**
       * @description Seconds of audio analyzed a day (UTC), or `unlimited`.
       * @example 900000
       */
      enrichSecondsPerDay?: number | 'unlimited';
    };
    /** @description The service takes requests. */
    Readiness: {
      /** @constant */
      status: 'ready';
      checks: {
        [key: string]: 'ok' | string;
      };
    };
    /** @description One report, or `{ events }` with several. */
    RecordUsageEventDto: components['schemas']['UsageBatchDto'] | components['schemas']['UsageEventDto'];
    /** @description From when on. */
    RecoverDeliveriesDto: {
      /**
       * Format: date-time
       * @description From when on.
       * @example 2026-03-02T14:05:12.481Z
       */
      since: string;
    };
    /**
     * @description A platform that registers itself.
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
       * @description The name that partners and licenses carry.
       * @example Acme Video
       */
      name: string;
      /**
       * Format: email
       * @description Who answers for the platform.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description The platform's name in addresses; by default made of the name.
       * @example acme-video
       */
      slug?: string;
      /**
       * Format: uri
       * @description Where the platform is.
       * @example https://acme.example
       */
      websiteUrl?: string;
      /**
       * @description What you publish, and how.
       * @example Short clips by our users
       */
      useCase?: string;
      /**
       * @description What you publish, most usual first: the default of your licenses.
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
       * @description Where you publish: the default of your licenses.
       * @example [
       *       "WORLD"
       *     ]
       */
      territories?: string[];
      /**
       * @description That you accept the partners' terms.
       * @example true
       * @constant
       */
      acceptTerms: true;
    };
    /** @description The platform with its secrets, which are shown this once. */
    RegisteredPlatform: {
      /**
       * @description Id of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The platform's name in addresses.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Its name.
       * @example Acme Video
       */
      name: string;
      /**
       * @description What it pays for.
       * @example developer
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description Suspended: nothing works until reinstated.
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * @description Licenses of the sandbox grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description The registry: the most that a token may carry.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description What the tier includes or was bought on top.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description The figures that hold for it. */
      quotas: {
        /**
         * @description Sustained rate.
         * @example 10
         */
        requestsPerSecond: number;
        /**
         * @description Requests at once.
         * @example 20
         */
        burst: number;
        /**
         * @description Requests a day (UTC); null where the contract alone limits.
         * @example 10000
         */
        requestsPerDay: number | null;
        /**
         * @description Licenses issued a month (UTC); null where the contract alone limits.
         * @example 100
         */
        licensesPerMonth: number | null;
        /**
         * @description Rows enriched a day (UTC); null where the contract alone limits.
         * @example 100
         */
        enrichRowsPerDay: number | null;
        /**
         * @description Seconds of audio analyzed a day (UTC); null where the contract alone limits.
         * @example 18000
         */
        enrichSecondsPerDay: number | null;
      };
      /**
       * @description What it publishes.
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
       * @description Where it publishes.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Who answers for it.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description A new contact address that is not confirmed yet.
       * @example rights@acme.example
       */
      pendingContactEmail?: string;
      /** @description Where it is. */
      websiteUrl?: string;
      /**
       * @description Names it at the token exchange; no secret.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId: string;
      /**
       * Format: date-time
       * @description When it was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description An API key with all scopes of the registry. Shown this once.
       * @example plk_live_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s0X1y2Z3
       */
      apiKey: string;
      /**
       * @description For the token exchange. Shown this once.
       * @example pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6
       */
      clientSecret: string;
    };
    /** @description A step of a review. */
    ReviewAppealDto:
      | {
          /**
           * @description Makes it your review.
           * @constant
           */
          action: 'take_up';
        }
      | {
          /**
           * @description The step.
           * @example overturn
           * @enum {string}
           */
          action: 'request_info' | 'uphold' | 'overturn' | 'dismiss';
          /**
           * @description What the appellant is told.
           * @example The license covers the sample.
           */
          text: string;
          /**
           * @description With `overturn`: approves a track that review turned away.
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
    /** @description Whose work something is. */
    ReviewClaim: {
      /**
       * @description Id of the track or appeal.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      subject: string;
      /**
       * @description Id of the member of staff.
       * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
       */
      staffId: string;
      /**
       * Format: date-time
       * @description Until when.
       * @example 2026-03-02T14:05:12.481Z
       */
      until: string;
    };
    /** @description Something that waits for staff. */
    ReviewQueueItem: {
      /**
       * @description What waits.
       * @enum {string}
       */
      kind: 'track' | 'appeal';
      /**
       * @description Id of the track or appeal.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      subject: string;
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Of the track.
       * @example Slow Harbour
       */
      title: string;
      /**
       * Format: date-time
       * @description Since when it waits.
       * @example 2026-03-01T09:30:00.000Z
       */
      since: string;
      /**
       * Format: date-time
       * @description By when an appeal is to be decided.
       * @example 2026-03-02T14:05:12.481Z
       */
      decideBy?: string;
      /**
       * @description Present if the appeal is open and its deadline has passed.
       * @example true
       * @constant
       */
      overdue?: true;
      claim?: components['schemas']['ReviewClaim'];
    };
    /** @description A page of the queue. */
    ReviewQueuePage: {
      /** @description What waits. */
      data: components['schemas']['ReviewQueueItem'][];
      pagination: components['schemas']['Pagination'];
    };
    /**
     * @description Why staff ends a license.
     * @example {
     *       "reasonCode": "rights_dispute",
     *       "reason": "The writer’s share is in dispute."
     *     }
     */
    RevokeLicenseBodyDto: {
      /**
       * @description Why.
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
       * @description In words, for the platform.
       * @example The writer’s share is in dispute.
       */
      reason: string;
    };
    /**
     * @description Why a license ends.
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
       * @description Why the license ends.
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
       * @description In words; required with `other`.
       * @example Uploaded to the wrong channel
       */
      reason?: string;
    };
    /** @description Both sides of the rights in a track. */
    Rights: {
      /** @description The recording. Totals 100. */
      master: {
        /**
         * @description Who controls this part of the recording.
         * @example Nordlicht Records
         */
        party: string;
        /**
         * @description Percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
        /**
         * @description Where this share holds; absent means everywhere.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories?: string[];
      }[];
      /** @description Who wrote the work. Totals 100. */
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
         * @description What the writer wrote.
         * @enum {string}
         */
        role: 'composer' | 'lyricist' | 'composer_lyricist' | 'arranger';
        /**
         * @description Percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
      }[];
      /** @description Who controls the work. Totals 100. */
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
         * @description Percent, as a decimal string.
         * @example 50
         */
        sharePct: string;
        /**
         * @description Where this share holds; absent means everywhere.
         * @example [
         *       "DE",
         *       "AT",
         *       "CH"
         *     ]
         */
        territories?: string[];
      }[];
    };
    /** @description A record with this ID. */
    SearchHit: {
      /**
       * @description What it is.
       * @example license
       * @enum {string}
       */
      kind: 'track' | 'license' | 'platform' | 'decision' | 'appeal' | 'staff' | 'enrichment' | 'checkout';
      /**
       * @description Its id.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description In a line.
       * @example active
       */
      summary: string;
    };
    /** @description Records that were found. */
    SearchHitList: {
      /** @description All of them. */
      data: components['schemas']['SearchHit'][];
    };
    /** @description Who signs in. */
    SignInDto: {
      /**
       * Format: email
       * @description An e-mail address.
       * @example jo@label.example
       */
      email: string;
      /**
       * @description The password.
       * @example seven calm harbours
       */
      password: string;
      /**
       * @description What the authenticator shows (RFC 6238).
       * @example 287082
       */
      totp?: string;
    };
    /** @description A message that the inbound address believes for five minutes. */
    SignedInboundMessage: {
      /**
       * Format: uri
       * @description Where it is to be sent, by POST.
       */
      url: string;
      /** @description To be sent with it, as they are. */
      headers: {
        /**
         * @description As it is.
         * @constant
         */
        'content-type': 'application/json';
        /**
         * @description A new id of the message.
         * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        'webhook-id': string;
        /**
         * @description Now, in seconds since 1970.
         * @example 1772460312
         */
        'webhook-timestamp': string;
        /**
         * @description By your newest secret.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
      };
      /** @description To be sent byte by byte as UTF-8: the signature is over just this text. */
      body: string;
    };
    /** @description A decision about a track, with its reasons. */
    StaffDecisionDto:
      | {
          /**
           * @description A takedown.
           * @constant
           */
          action: 'take_down';
          /**
           * @description Of a takedown: what it means for published content.
           * @example disputed
           * @enum {string}
           */
          reason: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
          statement: components['schemas']['StatementOfReasonsDto'];
        }
      | {
          /**
           * @description Any other action.
           * @example approve
           * @enum {string}
           */
          action: 'approve' | 'reopen' | 'request_changes' | 'reject' | 'restrict' | 'reinstate';
          /**
           * @description With `restrict`: what the restriction means for published content. Otherwise the ground of the statement implies it: `legal_order` is legal, `rights_conflict` disputed, `rights_claim`, `content_policy` and `fraud` infringing, any other withdrawn.
           * @example disputed
           * @enum {string}
           */
          reason?: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
          statement: components['schemas']['StatementOfReasonsDto'];
        };
    /** @description A page of the licenses of all platforms. */
    StaffLicensePage: {
      /** @description Licenses of any platform. */
      data: components['schemas']['License'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description An account of staff. */
    StaffMember: {
      /**
       * @description Id of the member of staff.
       * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
       */
      staffId: string;
      /**
       * Format: email
       * @description An e-mail address.
       * @example jo@label.example
       */
      email: string;
      /**
       * @description How others see the member.
       * @example Jo Park
       */
      name: string;
      /**
       * @description An admin may do everything.
       * @example [
       *       "moderator"
       *     ]
       */
      roles: ('moderator' | 'rights' | 'finance' | 'admin')[];
      /**
       * @description Only an active member signs in; an invited one takes the invitation up first.
       * @enum {string}
       */
      status: 'invited' | 'active' | 'disabled';
      /** @description Whether a one-time code is needed to sign in. */
      totp: boolean;
      /** @description Whether it is tied to a person at the OpenID provider. */
      oidc: boolean;
      /**
       * Format: date-time
       * @description Until when a code sets the password.
       * @example 2026-03-02T22:05:12.481Z
       */
      invitedUntil?: string;
      /**
       * Format: date-time
       * @description No sign-in is looked at before, after failed ones; told where accounts are read.
       * @example 2026-03-02T22:05:12.481Z
       */
      lockedUntil?: string;
      /**
       * Format: date-time
       * @description When the account was made.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
    };
    /** @description All accounts of staff. */
    StaffMemberList: {
      /** @description Accounts by address. */
      data: components['schemas']['StaffMember'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A platform as staff reads it. */
    StaffPlatform: {
      /**
       * @description Id of the platform.
       * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
       */
      platformId: string;
      /**
       * @description The platform's name in addresses.
       * @example acme-video
       */
      slug: string;
      /**
       * @description Its name.
       * @example Acme Video
       */
      name: string;
      /**
       * @description What it pays for.
       * @example developer
       * @enum {string}
       */
      tier: 'developer' | 'growth' | 'enterprise';
      /**
       * @description Suspended: nothing works until reinstated.
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * @description Licenses of the sandbox grant no rights.
       * @example live
       * @enum {string}
       */
      environment: 'live' | 'sandbox';
      /**
       * @description The registry: the most that a token may carry.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description What the tier includes or was bought on top.
       * @example [
       *       "stems"
       *     ]
       */
      entitlements: 'stems'[];
      /** @description The figures that hold for it. */
      quotas: {
        /**
         * @description Sustained rate.
         * @example 10
         */
        requestsPerSecond: number;
        /**
         * @description Requests at once.
         * @example 20
         */
        burst: number;
        /**
         * @description Requests a day (UTC); null where the contract alone limits.
         * @example 10000
         */
        requestsPerDay: number | null;
        /**
         * @description Licenses issued a month (UTC); null where the contract alone limits.
         * @example 100
         */
        licensesPerMonth: number | null;
        /**
         * @description Rows enriched a day (UTC); null where the contract alone limits.
         * @example 100
         */
        enrichRowsPerDay: number | null;
        /**
         * @description Seconds of audio analyzed a day (UTC); null where the contract alone limits.
         * @example 18000
         */
        enrichSecondsPerDay: number | null;
      };
      /**
       * @description What it publishes.
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
       * @description Where it publishes.
       * @example [
       *       "DE",
       *       "AT",
       *       "CH"
       *     ]
       */
      territories: string[];
      /**
       * @description Who answers for it.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /**
       * @description A new contact address that is not confirmed yet.
       * @example rights@acme.example
       */
      pendingContactEmail?: string;
      /** @description Where it is. */
      websiteUrl?: string;
      /**
       * @description Names it at the token exchange; no secret.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId: string;
      /**
       * Format: date-time
       * @description When it was registered.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * @description What was agreed beside the tier.
       * @example [
       *       "stems"
       *     ]
       */
      addOns: 'stems'[];
      quotaOverrides: components['schemas']['QuotaOverrides'];
      /**
       * @description Whether it licenses for others.
       * @example false
       */
      hub: boolean;
      /**
       * @description Counts the changes.
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
    /** @description A sign-in that holds. */
    StaffSession: {
      /**
       * @description Id of the session.
       * @example ses_01JB2M6X8KE1F2G3H4J5K6M7N8
       */
      sessionId: string;
      /** @description Whether it is the one that asks. */
      current: boolean;
      /**
       * @description Where the sign-in came from; IPv6 by its /64.
       * @example 192.0.2.7
       */
      address: string;
      /**
       * Format: date-time
       * @description When it was begun.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it ends by itself.
       * @example 2026-03-02T22:05:12.481Z
       */
      expiresAt: string;
    };
    /** @description Sessions that run. */
    StaffSessionList: {
      /** @description Newest first. */
      data: components['schemas']['StaffSession'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A page of tracks in any status. */
    StaffTrackPage: {
      /** @description Tracks in any status. */
      data: components['schemas']['Track'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description Why it is decided so. */
    StatementOfReasonsDto: {
      /**
       * @description On what it stands.
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
       * @description The facts relied on. Anyone may read them: no names.
       * @example The recording contains a sample whose use was not licensed.
       */
      facts: string;
      /**
       * @description Of the terms, or the law.
       * @example Terms, section 4.2
       */
      clause: string;
      /**
       * @description What set it off.
       * @example notice
       * @enum {string}
       */
      source: 'own_review' | 'notice' | 'order' | 'rights_holder' | 'appeal';
      /**
       * @description Whether a machine took part in it.
       * @default false
       * @example false
       */
      automated?: boolean;
      /**
       * @description Where it holds; absent: everywhere.
       * @example [
       *       "US"
       *     ]
       */
      territories?: string[];
    };
    /** @description One part of a track, as a file of its own. */
    Stem: {
      /**
       * @description Id of the stem.
       * @example stm_01J9ZC4V7RB2C4D6F8G0H2J4K6
       */
      stemId: string;
      /**
       * @description What plays in it.
       * @example drums
       * @enum {string}
       */
      category: 'drums' | 'bass' | 'harmony' | 'melody' | 'vocals' | 'percussion' | 'fx' | 'other';
      /**
       * @description Its name.
       * @example Drums
       */
      name: string;
      /**
       * @description Length in milliseconds.
       * @example 95000
       */
      durationMs: number;
      /**
       * @description Of the file.
       * @example flac
       * @enum {string}
       */
      format: 'mp3' | 'wav' | 'flac' | 'ogg';
      /**
       * Format: uri
       * @description A signed link, with an active license whose terms allow mixing.
       */
      downloadUrl?: string;
      /**
       * @description Size of the file; without a link, of the file as delivered. Absent until the linked file is made, which the first download does.
       * @example 4060200
       */
      sizeBytes?: number;
      /**
       * @description SHA-256 of the file, hex; without a link, of the file as delivered. Absent as `sizeBytes` is.
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
    /** @description The stems of a track. */
    StemList: {
      /** @description The stems; together they make the master. */
      data: components['schemas']['Stem'][];
      /**
       * @description Why no stem has a `downloadUrl`. `license_required`: set `licenseId` to an active license for the track. `mixing_not_allowed`: the terms of the license do not allow mixing.
       * @example mixing_not_allowed
       * @enum {string}
       */
      downloadUnavailable?: 'license_required' | 'mixing_not_allowed';
      /** @description Measured. */
      stemsSumToMaster?: {
        /**
         * @description How far the sum is from the master; lower is closer.
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
           * @description Why the decision is wrong.
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
           * @description Why it is wrong, in your words.
           * @example We hold a license for the sample.
           */
          statement: string;
          /**
           * Format: email
           * @description Where the outcome is sent. Shown to staff alone.
           * @example licensing@acme.example
           */
          contactEmail: string;
          /** @description What proves it. Shown to staff alone. */
          evidence?: {
            /**
             * Format: uri
             * @description A web address.
             * @example https://acme.example
             */
            url: string;
          }[];
          /**
           * @description The decision; absent: the one that weighs most.
           * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
           */
          decisionId?: string;
        }
      | (
          | {
              /**
               * @description Id of the track.
               * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
               */
              trackId: string;
              /**
               * @description Why the decision is wrong.
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
               * @description Why it is wrong, in your words.
               * @example We hold a license for the sample.
               */
              statement: string;
              /**
               * Format: email
               * @description Where the outcome is sent. Shown to staff alone.
               * @example licensing@acme.example
               */
              contactEmail: string;
              /** @description What proves it. Shown to staff alone. */
              evidence?: {
                /**
                 * Format: uri
                 * @description A web address.
                 * @example https://acme.example
                 */
                url: string;
              }[];
              /**
               * @description The decision; absent: the one that weighs most.
               * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
               */
              decisionId?: string;
            }
          | {
              /**
               * @description The whole title of the track.
               * @example Slow Harbour
               */
              title: string;
              /**
               * @description The name of one of its artists.
               * @example Ada Finch
               */
              artist: string;
              /**
               * @description Why the decision is wrong.
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
               * @description Why it is wrong, in your words.
               * @example We hold a license for the sample.
               */
              statement: string;
              /**
               * Format: email
               * @description Where the outcome is sent. Shown to staff alone.
               * @example licensing@acme.example
               */
              contactEmail: string;
              /** @description What proves it. Shown to staff alone. */
              evidence?: {
                /**
                 * Format: uri
                 * @description A web address.
                 * @example https://acme.example
                 */
                url: string;
              }[];
              /**
               * @description The decision; absent: the one that weighs most.
               * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
               */
              decisionId?: string;
            }
        );
    /** @description An appeal against a decision about a track. */
    SubmitAppealDto: {
      /**
       * @description Why the decision is wrong.
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
       * @description Why it is wrong, in your words.
       * @example We hold a license for the sample.
       */
      statement: string;
      /**
       * Format: email
       * @description Where the outcome is sent. Shown to staff alone.
       * @example licensing@acme.example
       */
      contactEmail: string;
      /** @description What proves it. Shown to staff alone. */
      evidence?: {
        /**
         * Format: uri
         * @description A web address.
         * @example https://acme.example
         */
        url: string;
      }[];
      /**
       * @description The decision; absent: the one that weighs most.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId?: string;
    };
    /** @description An appeal with its code. */
    SubmittedAppeal: {
      /**
       * @description Id of the appeal.
       * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
       */
      appealId: string;
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Id of the decision.
       * @example dec_01JB2M6X8KF1G2H3J4K5M6N7P8
       */
      decisionId: string;
      /**
       * @description `upheld`: the decision stands; `overturned`: it is undone.
       * @example under_review
       * @enum {string}
       */
      status: 'submitted' | 'under_review' | 'more_info_requested' | 'upheld' | 'overturned' | 'withdrawn';
      /**
       * @description Why the decision is wrong.
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
      /** @description The first is the appeal itself. */
      messages: components['schemas']['AppealMessage'][];
      /**
       * Format: date-time
       * @description When it came in.
       * @example 2026-03-02T14:05:12.481Z
       */
      submittedAt: string;
      /**
       * Format: date-time
       * @description When it last moved.
       * @example 2026-03-02T14:05:12.481Z
       */
      updatedAt: string;
      /**
       * Format: date-time
       * @description By when it is to be decided.
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
       * @description Until when what was asked may be answered.
       * @example 2026-09-01T14:05:12.481Z
       */
      answerBy?: string;
      /** @description What became of it. */
      outcome?: {
        /**
         * @description Why.
         * @example The license covers the sample.
         */
        reasons: string;
        /**
         * Format: date-time
         * @description When.
         * @example 2026-03-02T14:05:12.481Z
         */
        decidedAt: string;
      };
      /**
       * @description Follows and answers the appeal, as `Authorization: Bearer …`; shown this once, and replaced where it is lost.
       * @example apc_7hQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr
       */
      code: string;
    };
    /** @description What a paid checkout has become. */
    Subscription: {
      /**
       * @description Id of the subscription.
       * @example sub_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      subscriptionId: string;
      /**
       * @description Id of the checkout.
       * @example chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      checkoutId: string;
      /**
       * @description Who takes the payment. At `sandbox` and `stripe_test`, the test mode of Stripe, nobody really pays.
       * @example stripe
       */
      provider: string;
      /**
       * @description `past_due`: a renewal was not paid, but you keep everything until `graceUntil`; `lapsed`: it was not paid by then; `withheld`: paid, but without effect for the reason in `withheldFor`; `ended`: canceled, refunded or charged back.
       * @example active
       * @enum {string}
       */
      status: 'active' | 'past_due' | 'lapsed' | 'withheld' | 'ended';
      /**
       * @description The tier; enterprise is agreed with us.
       * @example growth
       * @enum {string}
       */
      tier?: 'growth';
      /**
       * @description Add-ons that it pays for.
       * @example [
       *       "stems"
       *     ]
       */
      addOns: 'stems'[];
      /**
       * @description How often it is paid.
       * @example month
       * @enum {string}
       */
      interval: 'month' | 'year';
      /**
       * @description For each interval, in minor units of the currency.
       * @example 6800
       */
      amount: number;
      /**
       * @description ISO 4217.
       * @example EUR
       */
      currency: string;
      /**
       * Format: date-time
       * @description When it was first paid.
       * @example 2026-03-01T09:30:00.000Z
       */
      startedAt: string;
      /**
       * Format: date-time
       * @description Until when it is paid.
       * @example 2027-03-02T14:05:12.481Z
       */
      paidUntil: string;
      /**
       * @description It is not renewed.
       * @example false
       */
      endsWithPeriod: boolean;
      /**
       * @description What of it an older subscription pays for too: it gives nothing more. Ask for your money.
       * @example [
       *       "growth"
       *     ]
       */
      paidTwice?: ('growth' | 'stems')[];
      /**
       * Format: date-time
       * @description Until when what it pays for is kept unpaid.
       * @example 2026-03-02T14:05:12.481Z
       */
      graceUntil?: string;
      /**
       * Format: date-time
       * @description When it ended.
       * @example 2026-03-02T14:05:12.481Z
       */
      endedAt?: string;
      /**
       * @description Why it ended.
       * @example canceled
       * @enum {string}
       */
      endReason?: 'canceled' | 'refunded' | 'charged_back';
      /**
       * @description `disputed`: the bank of the payer wants back what was paid last; `provider_not_in_force`: it was paid at a provider that takes payments no longer, as a sandbox or the test mode of one.
       * @example disputed
       * @enum {string}
       */
      withheldFor?: 'disputed' | 'provider_not_in_force';
    };
    /** @description One change of the catalog; the latest of its track. */
    SyncItem:
      | {
          /**
           * @description The track is new or changed.
           * @constant
           */
          op: 'upsert';
          /**
           * @description Number of the change; grows along the feed.
           * @example 417
           */
          catalogVersion: number;
          /**
           * @description Id of the track.
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
           * @description Number of the change; grows along the feed.
           * @example 417
           */
          catalogVersion: number;
          /**
           * @description Id of the track.
           * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
           */
          trackId: string;
          /** @description Why and since when. */
          takedown: {
            /**
             * @description Each license says in `compliance` what this means for published content.
             * @enum {string}
             */
            reason: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-03-01T09:30:00.000Z
             */
            effectiveAt: string;
          };
        };
    /** @description A stretch of the feed of catalog changes. */
    SyncPage: {
      /** @description Changes, oldest first. */
      items: components['schemas']['SyncItem'][];
      /**
       * @description Where the next call begins: right away while `hasMore`, else whenever you like.
       * @example s1.417
       */
      nextCursor: string;
      /** @description Whether changes are waiting already. */
      hasMore: boolean;
      /**
       * Format: date-time
       * @description When the feed was read.
       * @example 2026-03-02T14:05:12.481Z
       */
      asOf: string;
    };
    /** @description What is included, less what is excluded. */
    TerritoryRule: {
      /**
       * @description Countries, or WORLD for all.
       * @example [
       *       "WORLD"
       *     ]
       */
      include: string[];
      /**
       * @description Countries taken out again.
       * @example [
       *       "US"
       *     ]
       */
      exclude: string[];
    };
    /** @description What machines may do with the track. */
    TextAndDataMining: {
      /**
       * @description Text and data mining; notAllowed unless said otherwise.
       * @enum {string}
       */
      dataMining: 'allowed' | 'notAllowed' | 'constrained';
      /**
       * @description Use as input of a model; notAllowed unless said otherwise.
       * @enum {string}
       */
      aiInference: 'allowed' | 'notAllowed' | 'constrained';
      /**
       * @description Training of models; notAllowed unless said otherwise.
       * @enum {string}
       */
      aiTraining: 'allowed' | 'notAllowed' | 'constrained';
      /**
       * @description Training of models that generate; notAllowed unless said otherwise.
       * @enum {string}
       */
      aiGenerativeTraining: 'allowed' | 'notAllowed' | 'constrained';
    };
    /** @description An access token. */
    Token: {
      /**
       * @description Send it as `Authorization: Bearer …`.
       * @example eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJwbHRfMDFKOVhBMkIzQzRENUU2RjdHOEg5SjBLMU0ifQ.c2ln
       */
      accessToken: string;
      /**
       * @description How it is sent.
       * @constant
       */
      tokenType: 'Bearer';
      /**
       * @description Seconds until it expires.
       * @example 3600
       */
      expiresIn: number;
      /**
       * @description The scopes it carries.
       * @example tracks:read licenses:write
       */
      scope: string;
    };
    /** @description Client credentials to be exchanged for an access token. */
    TokenRequestDto: {
      /**
       * @description The client id of the registration.
       * @example cli_01J9XA2B3D9S8R7Q6P5N4M3K2J
       */
      clientId: string;
      /**
       * @description Its secret.
       * @example pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6
       */
      clientSecret: string;
      /**
       * @description Scopes, parted by spaces; by default all of the registry.
       * @example tracks:read licenses:write
       */
      scope?: string;
      /**
       * @description The same as a list; both together count.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes?: string[];
    };
    /** @description A secret of one-time codes (RFC 6238). */
    TotpSecret: {
      /**
       * @description In base32.
       * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
       */
      secret: string;
      /**
       * @description The same for authenticators, as a rule shown as a QR code.
       * @example otpauth://totp/api.example:jo%40label.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
       */
      otpauthUrl: string;
      /**
       * @description Send it back with the first code.
       * @example v1.c2VhbGVk
       */
      enrollment: string;
    };
    /** @description A track with its full metadata. */
    Track: {
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description The title.
       * @example Harbour Lights
       */
      title: string;
      /**
       * @description Which version of the title it is.
       * @example Instrumental
       */
      version?: string;
      /** @description Who is credited, in order. */
      artists: {
        /**
         * @description Id of the artist.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId: string;
        /**
         * @description The artist's name.
         * @example Mara Lind
         */
        name: string;
        /**
         * @description The artist's part in the track.
         * @enum {string}
         */
        role: 'main' | 'featured' | 'remixer';
      }[];
      /** @description The album it stands on. */
      album?: {
        /**
         * @description Id of the album.
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
       * @description The day of release.
       * @example 2025-11-14
       */
      releaseDate: string;
      /**
       * @description Length in milliseconds.
       * @example 95000
       */
      durationMs: number;
      /**
       * @description Beats a minute.
       * @example 112
       */
      bpm: number;
      key: components['schemas']['MusicalKey'];
      /**
       * @description Genres, in lower case.
       * @example [
       *       "electronic"
       *     ]
       */
      genres: string[];
      /**
       * @description Moods, in lower case.
       * @example [
       *       "calm",
       *       "warm"
       *     ]
       */
      moods: string[];
      /**
       * @description Instruments, in lower case.
       * @example [
       *       "piano",
       *       "synth"
       *     ]
       */
      instruments: string[];
      /**
       * @description Other words it is found by, in lower case.
       * @example [
       *       "night",
       *       "city"
       *     ]
       */
      keywords: string[];
      /**
       * @description From 0, still, to 1, driving.
       * @example 0.42
       */
      energy: number;
      /**
       * @description Who sings.
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
      /** @description Whether its stems are kept. */
      hasStems: boolean;
      /**
       * @description Addresses of pictures, by what they show.
       * @example {}
       */
      images: {
        [key: string]: string;
      };
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
      /** @description Where the track may be licensed at all. */
      territories: components['schemas']['TerritoryRule'];
      /** @description How machines took part in making it. */
      aiDisclosure: {
        /**
         * @description How far machines made the vocals.
         * @enum {string}
         */
        vocals: 'none' | 'partial' | 'full';
        /**
         * @description How far machines made the instruments.
         * @enum {string}
         */
        instruments: 'none' | 'partial' | 'full';
        /**
         * @description How far machines made the composition.
         * @enum {string}
         */
        composition: 'none' | 'partial' | 'full';
        /**
         * @description How far machines made the lyrics.
         * @enum {string}
         */
        lyrics: 'none' | 'partial' | 'full';
      };
      tdm: components['schemas']['TextAndDataMining'];
      /**
       * @description Only approved tracks are shown; one taken down is named in the sync feed.
       * @enum {string}
       */
      moderationStatus: 'pending_review' | 'changes_requested' | 'rejected' | 'approved' | 'taken_down';
      /**
       * @description Number of the catalog change that last touched it; grows.
       * @example 417
       */
      catalogVersion: number;
      /**
       * Format: date-time
       * @description When it came into the catalog.
       * @example 2026-03-01T09:30:00.000Z
       */
      addedAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       * @example 2026-03-01T09:30:00.000Z
       */
      updatedAt: string;
      /** @description Where to go on from here. */
      links: {
        /**
         * Format: uri
         * @description This track.
         */
        self: string;
        /**
         * Format: uri
         * @description Its preview.
         */
        stream: string;
        /**
         * Format: uri
         * @description Its licensed download; needs licenseId and format.
         */
        download: string;
        /**
         * Format: uri
         * @description Its credit.
         */
        attribution: string;
        /**
         * Format: uri
         * @description The terms it is offered on.
         */
        licenseTerms: string;
        /**
         * Format: uri
         * @description Its peaks.
         */
        waveform: string;
        /**
         * Format: uri
         * @description Its stems.
         */
        stems?: string;
      };
    };
    /** @description A track entered the catalog, or returned to it. */
    TrackApprovedEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'track.approved';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Of two events of a track the one with the greater is the later.
         * @example 4711
         */
        catalogVersion: number;
        /**
         * @description International Standard Recording Code.
         * @example QZABC2600001
         */
        isrc: string;
        /**
         * @description Its title.
         * @example Slow Harbour
         */
        title: string;
        /**
         * Format: date-time
         * @description When.
         * @example 2026-03-02T14:05:12.481Z
         */
        approvedAt: string;
        decision?: components['schemas']['EventDecision'];
        /** @description What licensees must do in each territory in which that changed. Absent if nothing changed for licensees. */
        complianceChanges?: components['schemas']['ComplianceChange'][];
        /**
         * @description How many of your active licenses it concerns.
         * @example 2
         */
        affectedCount?: number;
        /** @description The newest 100 of them. */
        affectedLicenses?: {
          /**
           * @description Id of the license.
           * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
           */
          licenseId: string;
          /**
           * @description Your own id of the content item. Compared character by character.
           * @example video-20931
           */
          contentId: string;
          compliance: components['schemas']['LicenseCompliance'];
          /**
           * @description Whether content published under the license may stay up after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
           * @example true
           */
          publishedContentSurvives: boolean;
        }[];
        /**
         * Format: uri
         * @description The list of all of them.
         */
        affectedLicensesUrl?: string;
      };
    };
    /** @description A link to the whole track. */
    TrackDownload: {
      /**
       * Format: uri
       * @description A signed link: plays and downloads without a credential until it ends. Keep it to yourself.
       */
      url: string;
      /**
       * Format: date-time
       * @description When the link ends; ask for a new one then.
       * @example 2026-03-02T14:05:12.481Z
       */
      expiresAt: string;
      /**
       * @description Of the file.
       * @example flac
       * @enum {string}
       */
      format: 'mp3' | 'wav' | 'flac' | 'ogg';
      /**
       * @description In kbit/s, if you asked for one.
       * @example 192
       * @enum {number}
       */
      bitrate?: 128 | 192 | 256 | 320;
      /**
       * @description In Hz, if you asked for one.
       * @example 48000
       * @enum {number}
       */
      sampleRate?: 44100 | 48000 | 96000;
      /**
       * @description Size of the file.
       * @example 8120400
       */
      sizeBytes: number;
      /**
       * @description SHA-256 of the file, hex.
       * @example 9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50
       */
      sha256: string;
      /**
       * @description Id of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId: string;
    };
    /** @description A track in any status, and how it stands. */
    TrackForStaff: {
      track: components['schemas']['Track'];
      /** @description What stands against it, the one that weighs most first. */
      decisionsInForce: components['schemas']['Decision'][];
      /** @description Against any decision about it. */
      openAppeals: string[];
      claim?: components['schemas']['ReviewClaim'];
      /** @description Links for the reviewer. */
      links: {
        /**
         * Format: uri
         * @description A link to the audio, in any moderation status.
         */
        audio: string;
        /**
         * Format: uri
         * @description Waveform data, in any moderation status.
         */
        waveform: string;
        /**
         * Format: uri
         * @description All decisions about the track.
         */
        decisions: string;
      };
    };
    /** @description A page of search results. */
    TrackPage: {
      /** @description Approved tracks that match, in order. */
      data: components['schemas']['Track'][];
      pagination: components['schemas']['Pagination'];
      /** @description The counts asked for, highest first. */
      facets?: {
        [key: string]: {
          /**
           * @description A value of the filter.
           * @example calm
           */
          value: string;
          /**
           * @description How many tracks have it.
           * @example 4
           */
          count: number;
        }[];
      };
    };
    /** @description A track was taken down. */
    TrackTakedownEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'track.takedown';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Of two events of a track the one with the greater is the later.
         * @example 4711
         */
        catalogVersion: number;
        /**
         * @description `disputed` holds published content, `infringing` and `legal` have it removed.
         * @example infringing
         * @enum {string}
         */
        reason: 'withdrawn' | 'disputed' | 'infringing' | 'legal';
        /**
         * Format: date-time
         * @description From when on.
         * @example 2026-03-02T14:05:12.481Z
         */
        effectiveAt: string;
        removeBy: string | null;
        decision?: components['schemas']['EventDecision'];
        /** @description What licensees must do in each territory in which that changed. Absent if nothing changed for licensees. */
        complianceChanges?: components['schemas']['ComplianceChange'][];
        /**
         * @description Whether published content may stay under every affected license. Each of `affectedLicenses` has its own answer.
         * @example false
         */
        publishedContentSurvives: boolean;
        /**
         * @description How many of your active licenses it concerns.
         * @example 2
         */
        affectedCount: number;
        /** @description The newest 100 of them. */
        affectedLicenses: {
          /**
           * @description Id of the license.
           * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
           */
          licenseId: string;
          /**
           * @description Your own id of the content item. Compared character by character.
           * @example video-20931
           */
          contentId: string;
          compliance: components['schemas']['LicenseCompliance'];
          /**
           * @description Whether content published under the license may stay up after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
           * @example true
           */
          publishedContentSurvives: boolean;
        }[];
        /**
         * Format: uri
         * @description The list of all of them.
         */
        affectedLicensesUrl: string;
        /** @description Up to five tracks that may stand in for it, the closest first. */
        replacements: {
          /**
           * @description Id of the track.
           * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
           */
          trackId: string;
          /**
           * @description International Standard Recording Code.
           * @example QZABC2600002
           */
          isrc: string;
          /**
           * @description Its title.
           * @example Low Tide
           */
          title: string;
          /**
           * @description The main artist.
           * @example Ada Finch
           */
          artist: string;
        }[];
      };
    };
    /** @description The record of a track changed. */
    TrackUpdatedEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'track.updated';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
        /**
         * @description Of two events of a track the one with the greater is the later.
         * @example 4711
         */
        catalogVersion: number;
        /**
         * @description Members of its record.
         * @example [
         *       "moods",
         *       "title"
         *     ]
         */
        changedFields: string[];
        /**
         * Format: date-time
         * @description When.
         * @example 2026-03-02T14:05:12.481Z
         */
        updatedAt: string;
        decision?: components['schemas']['EventDecision'];
        /** @description What licensees must do in each territory in which that changed. Absent if nothing changed for licensees. */
        complianceChanges?: components['schemas']['ComplianceChange'][];
        /**
         * @description How many of your active licenses it concerns.
         * @example 2
         */
        affectedCount?: number;
        /** @description The newest 100 of them. */
        affectedLicenses?: {
          /**
           * @description Id of the license.
           * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
           */
          licenseId: string;
          /**
           * @description Your own id of the content item. Compared character by character.
           * @example video-20931
           */
          contentId: string;
          compliance: components['schemas']['LicenseCompliance'];
          /**
           * @description Whether content published under the license may stay up after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.
           * @example true
           */
          publishedContentSurvives: boolean;
        }[];
        /**
         * Format: uri
         * @description The list of all of them.
         */
        affectedLicensesUrl?: string;
      };
    };
    /**
     * @description What to change. Absent members are unchanged.
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
       * @description The name of the platform, shown on licenses and certificates.
       * @example Acme Video
       */
      name?: string;
      /**
       * Format: email
       * @description The contact for messages about licenses, takedowns and billing. Takes effect once it is confirmed.
       * @example licensing@acme.example
       */
      contactEmail?: string;
      /**
       * @description Your website. Checkout return addresses must be on it. Null removes it.
       * @example https://acme.example
       */
      websiteUrl?: string | null;
      /**
       * @description What you publish, most common first. The first is the default for your licenses.
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
       * @description Where you publish: the default for your licenses.
       * @example [
       *       "WORLD"
       *     ]
       */
      territories?: string[];
    };
    /**
     * @description What is to be changed; all else stays.
     * @example {
     *       "status": "suspended"
     *     }
     */
    UpdatePlatformForStaffDto: {
      /**
       * @description The name that partners and licenses carry.
       * @example Acme Video
       */
      name?: string;
      /**
       * Format: email
       * @description Who answers for the platform.
       * @example licensing@acme.example
       */
      contactEmail?: string;
      /**
       * Format: uri
       * @description Where the platform is.
       * @example https://acme.example
       */
      websiteUrl?: string;
      /**
       * @description What holds for it.
       * @example enterprise
       * @enum {string}
       */
      tier?: 'developer' | 'growth' | 'enterprise';
      /**
       * @description The registry: the most that a token may carry.
       * @example [
       *       "tracks:read"
       *     ]
       */
      scopes?: ('tracks:read' | 'tracks:stream' | 'licenses:read' | 'licenses:write' | 'partners:enrich')[];
      /**
       * @description Entitlements beside those of the tier.
       * @example [
       *       "stems"
       *     ]
       */
      addOns?: 'stems'[];
      quotas?: components['schemas']['QuotaOverrideChanges'];
      /**
       * @description A licensing hub: its licenses say `source: hub`.
       * @example false
       */
      hub?: boolean;
      /**
       * @description What it publishes, most usual first.
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
       * @description Where it publishes.
       * @example [
       *       "WORLD"
       *     ]
       */
      territories?: string[];
      /**
       * @description Suspended: nothing works until reinstated.
       * @example suspended
       * @enum {string}
       */
      status?: 'active' | 'suspended';
    };
    /** @description What changes of it. */
    UpdateStaffDto: {
      /**
       * @description How others see the member.
       * @example Jo Park
       */
      name?: string;
      /**
       * @description An admin may do everything.
       * @example [
       *       "moderator"
       *     ]
       */
      roles?: ('moderator' | 'rights' | 'finance' | 'admin')[];
      /**
       * @description An account that was never taken up is enabled as invited.
       * @example disabled
       * @enum {string}
       */
      status?: 'active' | 'disabled';
      /**
       * @description Makes and mails a new code, by which the member sets the password anew.
       * @example true
       * @constant
       */
      invite?: true;
      /**
       * @description One-time codes are needed no longer.
       * @example true
       * @constant
       */
      resetTotp?: true;
      /**
       * @description Unties it from the person at the OpenID provider; the next to come by its verified address is tied to it.
       * @example true
       * @constant
       */
      resetOidc?: true;
      /**
       * @description Ends all its sessions.
       * @example true
       * @constant
       */
      endSessions?: true;
    };
    /**
     * @description What a subscription is to pay for. Members that are absent stay as they are.
     * @example {
     *       "interval": "year"
     *     }
     */
    UpdateSubscriptionDto: {
      /**
       * @description The tier to pay for. Growth is the only one sold.
       * @example growth
       * @enum {string}
       */
      tier?: 'developer' | 'growth' | 'enterprise';
      /**
       * @description How often it is paid.
       * @example month
       * @enum {string}
       */
      interval?: 'month' | 'year';
    };
    /** @description What changes of it. */
    UpdateWebhookEndpointDto: {
      /**
       * @description Where messages are sent: https, without credentials, on a public address.
       * @example https://acme.example/events
       */
      url?: string;
      /**
       * @description What it hears of.
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
      /** @description Null takes it away. */
      description?: string | null;
      /**
       * @description While it is disabled nothing is sent to it. Enabling begins with a clean record.
       * @example enabled
       * @enum {string}
       */
      status?: 'enabled' | 'disabled';
    };
    /**
     * @description Several reports at once.
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
      /** @description Several reports; 100 at most. */
      events: components['schemas']['UsageEventDto'][];
    };
    /** @description A report of plays or impressions, as recorded and compared with your licenses. */
    UsageEvent: {
      /**
       * @description Id of the event.
       * @example use_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      usageId: string;
      /**
       * @description The `eventId` that you sent, if any.
       * @example 8f14e45f-ceea-4d7a-9c1b-2f6d1b0a7c55
       */
      eventId?: string;
      /**
       * @description What happened.
       * @example play
       * @enum {string}
       */
      eventType: 'play' | 'impression';
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Id of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId?: string;
      /**
       * @description Your own id of the content item. Compared character by character.
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
       * @description When it happened.
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
       * @description Where it happened.
       * @example US
       */
      territory?: string;
      /**
       * @description Your name for the place where it was shown.
       * @example web-player
       */
      channel?: string;
      /**
       * @description Whether no license of yours covered the use when we received the report.
       * @example true
       */
      unlicensed: boolean;
      /**
       * @description Why no license covers the use. `no_license`: you have none for the track. `other_content`: not for that content. `outside_validity`: none was in force at that time. `territory_not_covered`: none covers that territory.
       * @example territory_not_covered
       * @enum {string}
       */
      unlicensedReason?: 'no_license' | 'other_content' | 'outside_validity' | 'territory_not_covered';
    };
    /**
     * @description One report of plays or impressions.
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
       * @description Your own UUID of the event: sent again, it counts once.
       * @example 8f14e45f-ceea-4d7a-9c1b-2f6d1b0a7c55
       */
      eventId?: string;
      /**
       * @description What happened.
       * @example play
       * @enum {string}
       */
      eventType: 'play' | 'impression';
      /**
       * @description Id of the track.
       * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
       */
      trackId: string;
      /**
       * @description Id of the license.
       * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      licenseId?: string;
      /**
       * @description Your own id of the content item. Compared character by character.
       * @example video-20931
       */
      contentId?: string;
      /**
       * @description How many times.
       * @default 1
       * @example 12
       */
      quantity?: number;
      /**
       * Format: date-time
       * @description When; 61 days ago at most.
       * @example 2026-03-01T09:30:00.000Z
       */
      occurredAt: string;
      /**
       * @description Where it happened.
       * @example DE
       */
      territory?: string;
      /**
       * @description Your name of where it was shown.
       * @example web-player
       */
      channel?: string;
    };
    /** @description A page of usage events. */
    UsageEventPage: {
      /** @description Usage events, latest use first. */
      data: components['schemas']['UsageEvent'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description What became of the reports. */
    UsageOutcome: {
      /**
       * @description How many were recorded.
       * @example 11
       */
      accepted: number;
      /**
       * @description How many had been recorded before, under the same eventId.
       * @example 1
       */
      duplicates: number;
      /** @description Those refused; sending them again changes nothing. */
      rejected: {
        /**
         * @description Index in `events`, from 0.
         * @example 3
         */
        index: number;
        /**
         * @description Why.
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
      /** @description Events that are counted although no license covers them. A duplicate is listed with the result of its first report. */
      unlicensed: {
        /**
         * @description Index in `events`, from 0.
         * @example 0
         */
        index: number;
        /**
         * @description Why no license covers the use. `no_license`: you have none for the track. `other_content`: not for that content. `outside_validity`: none was in force at that time. `territory_not_covered`: none covers that territory.
         * @example territory_not_covered
         * @enum {string}
         */
        reason?: 'no_license' | 'other_content' | 'outside_validity' | 'territory_not_covered';
      }[];
    };
    /** @description 80 or 100 % of a quota is used. */
    UsageQuotaWarningEvent: {
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      id: string;
      /**
       * @description What happened.
       * @constant
       */
      type: 'usage.quota_warning';
      /**
       * Format: date-time
       * @description When it happened.
       * @example 2026-03-02T14:05:12.481Z
       */
      timestamp: string;
      /** @description What is to be known of it. */
      data: {
        /**
         * @description What is counted: licenses by the month; requests, rows of enrichment and seconds of enriched audio by the day (UTC).
         * @enum {string}
         */
        quota: 'licenses' | 'requests' | 'enrichment_rows' | 'enrichment_seconds';
        /**
         * @description The month or day.
         * @example 2026-03
         */
        period: string;
        /**
         * @description The quota.
         * @example 10000
         */
        limit: number;
        /**
         * @description 80 or 100 % of it.
         * @example 8000
         */
        used: number;
      };
    };
    /** @description A genuine certificate. */
    VerifiedCertificate: {
      /**
       * @description We signed this certificate and nobody altered it. Does not say whether the license is still active.
       * @constant
       */
      genuine: true;
      /** @description Whether the license is active at this moment. A revoked or expired license is not in force; its certificate stays genuine. `license.compliance` says what a takedown requires. */
      inForce: boolean;
      /** @description Whether the certificate shows the license as it is. If not, the license was amended since and covers more. */
      current: boolean;
      claims: components['schemas']['CertificateClaims'];
      /** @description How the license stands now. */
      license: components['schemas']['LicenseVerification'];
    };
    /**
     * @description A certificate to be checked.
     * @example {
     *       "certificate": "eyJ0eXAi.eyJpc3Mi.c2ln"
     *     }
     */
    VerifyCertificateDto: {
      /**
       * @description A certificate as it was downloaded.
       * @example eyJ0eXAi.eyJpc3Mi.c2ln
       */
      certificate: string;
    };
    /** @description Peaks as BBC audiowaveform JSON, version 2. */
    Waveform: {
      /**
       * @description Of the format.
       * @constant
       */
      version: 2;
      /**
       * @description All channels are mixed.
       * @constant
       */
      channels: 1;
      /**
       * @description Samples a second.
       * @example 44100
       */
      sample_rate: number;
      /**
       * @description Samples behind one pair.
       * @example 4096
       */
      samples_per_pixel: number;
      /**
       * @description Of a value.
       * @constant
       */
      bits: 8;
      /**
       * @description Pairs in `data`.
       * @example 4
       */
      length: number;
      /**
       * @description Lowest and highest sample of each pixel, in turn.
       * @example [
       *       -3,
       *       4
       *     ]
       */
      data: number[];
    };
    /** @description One event on its way to one endpoint. */
    WebhookDelivery: {
      /**
       * @description Id of the delivery.
       * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
       */
      deliveryId: string;
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      eventId: string;
      /**
       * @description What happened.
       * @example track.takedown
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
       * @description Id of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description `pending`: on its way; `delivered`: answered with 2xx; `dead`: given up.
       * @example delivered
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
      /**
       * Format: date-time
       * @description When it began.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it is tried next, while it is pending.
       * @example 2026-03-02T14:05:12.481Z
       */
      nextAttemptAt?: string;
      /**
       * Format: date-time
       * @description When it arrived or was given up.
       * @example 2026-03-02T14:05:12.481Z
       */
      endedAt?: string;
      /** @description Oldest first; the last twenty. */
      attempts: components['schemas']['DeliveryAttempt'][];
    };
    /** @description A page of the delivery log. */
    WebhookDeliveryPage: {
      /** @description Deliveries, newest first. */
      data: components['schemas']['WebhookDelivery'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description A delivery, and what it tells. */
    WebhookDeliveryWithEvent: {
      /**
       * @description Id of the delivery.
       * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
       */
      deliveryId: string;
      /**
       * @description Id of the event: the `webhook-id` of its messages.
       * @example evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F
       */
      eventId: string;
      /**
       * @description What happened.
       * @example track.takedown
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
       * @description Id of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description `pending`: on its way; `delivered`: answered with 2xx; `dead`: given up.
       * @example delivered
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
      /**
       * Format: date-time
       * @description When it began.
       * @example 2026-03-02T14:05:12.481Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it is tried next, while it is pending.
       * @example 2026-03-02T14:05:12.481Z
       */
      nextAttemptAt?: string;
      /**
       * Format: date-time
       * @description When it arrived or was given up.
       * @example 2026-03-02T14:05:12.481Z
       */
      endedAt?: string;
      /** @description Oldest first; the last twenty. */
      attempts: components['schemas']['DeliveryAttempt'][];
      /** @description What it tells; absent once ninety days are over, or where your scopes hide it by now. */
      event?: components['schemas']['PlatformEvent'];
    };
    /** @description Where your platform hears of events. */
    WebhookEndpoint: {
      /**
       * @description Id of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description Where messages are sent: https, without credentials, on a public address.
       * @example https://acme.example/events
       */
      url: string;
      /** @description For people. */
      description?: string;
      /** @description What it hears of. */
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
       * @description Whether messages are sent to it.
       * @enum {string}
       */
      status: 'enabled' | 'disabled';
      /** @description Why nothing is sent to it. */
      disabled?: {
        /**
         * @description `owner`: you; `gone`: it answered 410; `failing`: nothing arrived for five days.
         * @enum {string}
         */
        reason: 'owner' | 'gone' | 'failing';
        /**
         * Format: date-time
         * @description When.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /** @description How it has fared lately. */
      health: {
        /**
         * Format: date-time
         * @description When the failures began that no success has ended.
         * @example 2026-03-02T14:05:12.481Z
         */
        failingSince?: string;
        /**
         * Format: date-time
         * @description When `endpoint.failing` was told.
         * @example 2026-03-02T14:05:12.481Z
         */
        warnedAt?: string;
        /**
         * Format: date-time
         * @description When a message arrived last.
         * @example 2026-03-02T14:05:12.481Z
         */
        lastSuccessAt?: string;
      };
      /** @description Secrets that sign now, newest first. */
      secrets: {
        /**
         * Format: date-time
         * @description When it was made.
         * @example 2026-03-01T09:30:00.000Z
         */
        createdAt: string;
        /**
         * Format: date-time
         * @description Until when it signs beside its successor.
         * @example 2026-03-02T14:05:12.481Z
         */
        endsAt?: string;
      }[];
      /**
       * Format: date-time
       * @description When it was made.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was last changed.
       * @example 2026-03-01T09:30:00.000Z
       */
      updatedAt: string;
    };
    /** @description All your endpoints. */
    WebhookEndpointList: {
      /** @description Your endpoints. */
      data: components['schemas']['WebhookEndpoint'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description An endpoint and its new secret. */
    WebhookEndpointWithSecret: {
      /**
       * @description Id of the endpoint.
       * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
       */
      endpointId: string;
      /**
       * @description Where messages are sent: https, without credentials, on a public address.
       * @example https://acme.example/events
       */
      url: string;
      /** @description For people. */
      description?: string;
      /** @description What it hears of. */
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
       * @description Whether messages are sent to it.
       * @enum {string}
       */
      status: 'enabled' | 'disabled';
      /** @description Why nothing is sent to it. */
      disabled?: {
        /**
         * @description `owner`: you; `gone`: it answered 410; `failing`: nothing arrived for five days.
         * @enum {string}
         */
        reason: 'owner' | 'gone' | 'failing';
        /**
         * Format: date-time
         * @description When.
         * @example 2026-03-02T14:05:12.481Z
         */
        at: string;
      };
      /** @description How it has fared lately. */
      health: {
        /**
         * Format: date-time
         * @description When the failures began that no success has ended.
         * @example 2026-03-02T14:05:12.481Z
         */
        failingSince?: string;
        /**
         * Format: date-time
         * @description When `endpoint.failing` was told.
         * @example 2026-03-02T14:05:12.481Z
         */
        warnedAt?: string;
        /**
         * Format: date-time
         * @description When a message arrived last.
         * @example 2026-03-02T14:05:12.481Z
         */
        lastSuccessAt?: string;
      };
      /** @description Secrets that sign now, newest first. */
      secrets: {
        /**
         * Format: date-time
         * @description When it was made.
         * @example 2026-03-01T09:30:00.000Z
         */
        createdAt: string;
        /**
         * Format: date-time
         * @description Until when it signs beside its successor.
         * @example 2026-03-02T14:05:12.481Z
         */
        endsAt?: string;
      }[];
      /**
       * Format: date-time
       * @description When it was made.
       * @example 2026-03-01T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was last changed.
       * @example 2026-03-01T09:30:00.000Z
       */
      updatedAt: string;
      /**
       * @description Signs what is sent there; shown this once.
       * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
       */
      secret: string;
    };
    /** @description What was recovered. */
    WebhookRecovery: {
      /**
       * @description How many deliveries are on their way again, or for the first time.
       * @example 12
       */
      recovered: number;
      /**
       * Format: date-time
       * @description More has happened than one call looks at: ask again from here.
       * @example 2026-03-02T14:05:12.481Z
       */
      continueSince?: string;
    };
    /** @description Statistics of the delivery attempts to an endpoint. */
    WebhookStats: {
      /**
       * Format: date-time
       * @description When the first step begins.
       * @example 2026-03-01T00:00:00.000Z
       */
      from: string;
      /**
       * Format: date-time
       * @description When the step ends that is running.
       * @example 2026-03-03T00:00:00.000Z
       */
      to: string;
      /**
       * @description How long each step is, in UTC.
       * @example day
       * @enum {string}
       */
      step: 'hour' | 'day';
      /** @description Every step, oldest first, those without an attempt too. */
      data: {
        /**
         * Format: date-time
         * @description When it begins.
         * @example 2026-03-01T00:00:00.000Z
         */
        at: string;
        /**
         * @description Attempts that were answered with 2xx.
         * @example 118
         */
        succeeded: number;
        /**
         * @description All others.
         * @example 2
         */
        failed: number;
      }[];
      /**
       * @description The median over the last attempts of the newest hundred deliveries in the span that arrived.
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
export type AcceptInvitationDto = components['schemas']['AcceptInvitationDto'];
export type AmendLicenseDto = components['schemas']['AmendLicenseDto'];
export type AnswerAppealDto = components['schemas']['AnswerAppealDto'];
export type Appeal = components['schemas']['Appeal'];
export type AppealDecidedEvent = components['schemas']['AppealDecidedEvent'];
export type AppealForStaff = components['schemas']['AppealForStaff'];
export type AppealMessage = components['schemas']['AppealMessage'];
export type AppealPage = components['schemas']['AppealPage'];
export type Attribution = components['schemas']['Attribution'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditEntryList = components['schemas']['AuditEntryList'];
export type AuthorizationServerMetadata = components['schemas']['AuthorizationServerMetadata'];
export type Billing = components['schemas']['Billing'];
export type BillingForStaff = components['schemas']['BillingForStaff'];
export type CertificateClaims = components['schemas']['CertificateClaims'];
export type ChangePasswordDto = components['schemas']['ChangePasswordDto'];
export type Checkout = components['schemas']['Checkout'];
export type ClaimReviewDto = components['schemas']['ClaimReviewDto'];
export type CompleteSignInDto = components['schemas']['CompleteSignInDto'];
export type ComplianceChange = components['schemas']['ComplianceChange'];
export type ConfirmContactDto = components['schemas']['ConfirmContactDto'];
export type ConfirmTotpDto = components['schemas']['ConfirmTotpDto'];
export type CreateCredentialDto = components['schemas']['CreateCredentialDto'];
export type CreateLicenseDto = components['schemas']['CreateLicenseDto'];
export type CreatePortalSessionDto = components['schemas']['CreatePortalSessionDto'];
export type CreateWebhookEndpointDto = components['schemas']['CreateWebhookEndpointDto'];
export type CreatedCredential = components['schemas']['CreatedCredential'];
export type CreatedStaffSession = components['schemas']['CreatedStaffSession'];
export type Credential = components['schemas']['Credential'];
export type CredentialList = components['schemas']['CredentialList'];
export type Decision = components['schemas']['Decision'];
export type DecisionInForce = components['schemas']['DecisionInForce'];
export type DecisionList = components['schemas']['DecisionList'];
export type DeliveryAttempt = components['schemas']['DeliveryAttempt'];
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
export type FieldError = components['schemas']['FieldError'];
export type IdentifiedRecording = components['schemas']['IdentifiedRecording'];
export type IdentifyRecordingDto = components['schemas']['IdentifyRecordingDto'];
export type InboundContent = components['schemas']['InboundContent'];
export type InboundEvent = components['schemas']['InboundEvent'];
export type InboundOutcome = components['schemas']['InboundOutcome'];
export type InboundPolicy = components['schemas']['InboundPolicy'];
export type InboundSettings = components['schemas']['InboundSettings'];
export type InboundSettingsWithSecret = components['schemas']['InboundSettingsWithSecret'];
export type InboundTrackOutcome = components['schemas']['InboundTrackOutcome'];
export type InvalidCertificate = components['schemas']['InvalidCertificate'];
export type InviteStaffDto = components['schemas']['InviteStaffDto'];
export type InvitedStaffMember = components['schemas']['InvitedStaffMember'];
export type Invoice = components['schemas']['Invoice'];
export type InvoiceList = components['schemas']['InvoiceList'];
export type IssuedLicense = components['schemas']['IssuedLicense'];
export type JsonWebKeySet = components['schemas']['JsonWebKeySet'];
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
export type Liveness = components['schemas']['Liveness'];
export type ModerationStatus = components['schemas']['ModerationStatus'];
export type Money = components['schemas']['Money'];
export type MonthlyUsage = components['schemas']['MonthlyUsage'];
export type MusicalKey = components['schemas']['MusicalKey'];
export type OAuthError = components['schemas']['OAuthError'];
export type OAuthRevocationRequest = components['schemas']['OAuthRevocationRequest'];
export type OAuthToken = components['schemas']['OAuthToken'];
export type OAuthTokenRequest = components['schemas']['OAuthTokenRequest'];
export type Offer = components['schemas']['Offer'];
export type OidcSignIn = components['schemas']['OidcSignIn'];
export type Pagination = components['schemas']['Pagination'];
export type PasswordDto = components['schemas']['PasswordDto'];
export type Platform = components['schemas']['Platform'];
export type PlatformCheckoutDto = components['schemas']['PlatformCheckoutDto'];
export type PlatformEvent = components['schemas']['PlatformEvent'];
export type PlatformEventPage = components['schemas']['PlatformEventPage'];
export type PortalLink = components['schemas']['PortalLink'];
export type PortalSession = components['schemas']['PortalSession'];
export type PreflightLicensesDto = components['schemas']['PreflightLicensesDto'];
export type PreviewStream = components['schemas']['PreviewStream'];
export type Problem = components['schemas']['Problem'];
export type ProvisionPlatformDto = components['schemas']['ProvisionPlatformDto'];
export type ProvisionedPlatform = components['schemas']['ProvisionedPlatform'];
export type QuotaOverrideChanges = components['schemas']['QuotaOverrideChanges'];
export type QuotaOverrides = components['schemas']['QuotaOverrides'];
export type Readiness = components['schemas']['Readiness'];
export type RecordUsageEventDto = components['schemas']['RecordUsageEventDto'];
export type RecoverDeliveriesDto = components['schemas']['RecoverDeliveriesDto'];
export type RegisterPlatformDto = components['schemas']['RegisterPlatformDto'];
export type RegisteredPlatform = components['schemas']['RegisteredPlatform'];
export type ReviewAppealDto = components['schemas']['ReviewAppealDto'];
export type ReviewAudio = components['schemas']['ReviewAudio'];
export type ReviewClaim = components['schemas']['ReviewClaim'];
export type ReviewQueueItem = components['schemas']['ReviewQueueItem'];
export type ReviewQueuePage = components['schemas']['ReviewQueuePage'];
export type RevokeLicenseBodyDto = components['schemas']['RevokeLicenseBodyDto'];
export type RevokeLicenseDto = components['schemas']['RevokeLicenseDto'];
export type Rights = components['schemas']['Rights'];
export type SearchHit = components['schemas']['SearchHit'];
export type SearchHitList = components['schemas']['SearchHitList'];
export type SignInDto = components['schemas']['SignInDto'];
export type SignedInboundMessage = components['schemas']['SignedInboundMessage'];
export type StaffDecisionDto = components['schemas']['StaffDecisionDto'];
export type StaffLicensePage = components['schemas']['StaffLicensePage'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffMemberList = components['schemas']['StaffMemberList'];
export type StaffPlatform = components['schemas']['StaffPlatform'];
export type StaffPlatformPage = components['schemas']['StaffPlatformPage'];
export type StaffSession = components['schemas']['StaffSession'];
export type StaffSessionList = components['schemas']['StaffSessionList'];
export type StaffTrackPage = components['schemas']['StaffTrackPage'];
export type StatementOfReasonsDto = components['schemas']['StatementOfReasonsDto'];
export type Stem = components['schemas']['Stem'];
export type StemList = components['schemas']['StemList'];
export type SubmitAppealByRecordingDto = components['schemas']['SubmitAppealByRecordingDto'];
export type SubmitAppealDto = components['schemas']['SubmitAppealDto'];
export type SubmittedAppeal = components['schemas']['SubmittedAppeal'];
export type Subscription = components['schemas']['Subscription'];
export type SyncItem = components['schemas']['SyncItem'];
export type SyncPage = components['schemas']['SyncPage'];
export type TerritoryRule = components['schemas']['TerritoryRule'];
export type TextAndDataMining = components['schemas']['TextAndDataMining'];
export type Token = components['schemas']['Token'];
export type TokenRequestDto = components['schemas']['TokenRequestDto'];
export type TotpSecret = components['schemas']['TotpSecret'];
export type Track = components['schemas']['Track'];
export type TrackApprovedEvent = components['schemas']['TrackApprovedEvent'];
export type TrackDownload = components['schemas']['TrackDownload'];
export type TrackForStaff = components['schemas']['TrackForStaff'];
export type TrackPage = components['schemas']['TrackPage'];
export type TrackTakedownEvent = components['schemas']['TrackTakedownEvent'];
export type TrackUpdatedEvent = components['schemas']['TrackUpdatedEvent'];
export type UpdatePlatformDto = components['schemas']['UpdatePlatformDto'];
export type UpdatePlatformForStaffDto = components['schemas']['UpdatePlatformForStaffDto'];
export type UpdateStaffDto = components['schemas']['UpdateStaffDto'];
export type UpdateSubscriptionDto = components['schemas']['UpdateSubscriptionDto'];
export type UpdateWebhookEndpointDto = components['schemas']['UpdateWebhookEndpointDto'];
export type UsageBatchDto = components['schemas']['UsageBatchDto'];
export type UsageEvent = components['schemas']['UsageEvent'];
export type UsageEventDto = components['schemas']['UsageEventDto'];
export type UsageEventPage = components['schemas']['UsageEventPage'];
export type UsageOutcome = components['schemas']['UsageOutcome'];
export type UsageQuotaWarningEvent = components['schemas']['UsageQuotaWarningEvent'];
export type VerifiedCertificate = components['schemas']['VerifiedCertificate'];
export type VerifyCertificateDto = components['schemas']['VerifyCertificateDto'];
export type Waveform = components['schemas']['Waveform'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type WebhookDeliveryWithEvent = components['schemas']['WebhookDeliveryWithEvent'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpointList = components['schemas']['WebhookEndpointList'];
export type WebhookEndpointWithSecret = components['schemas']['WebhookEndpointWithSecret'];
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
      /** @description The token. */
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
      /** @description The token. */
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
      /** @description The token. */
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
      /** @description The token does not work, whatever it was. */
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
      /** @description The token does not work, whatever it was. */
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
      /** @description The keys. */
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
      /** @description The keys. */
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
  searchTracks: {
    parameters: {
      query?: {
        /**
         * @description Words. Each must be a word of the title, artist, album, keywords, genres, moods or instruments, the last one at least the beginning of such a word. If `q` is blank, text is not searched.
         * @example harbour li
         */
        q?: string;
        /**
         * @description Mood. Several values, repeated or comma-separated, mean any of them.
         * @example [
         *       "calm",
         *       "warm"
         *     ]
         */
        mood?: string[];
        /**
         * @description Genre. Several values, repeated or comma-separated, mean any of them.
         * @example [
         *       "electronic"
         *     ]
         */
        genre?: string[];
        /**
         * @description Instrument. Several values, repeated or comma-separated, mean any of them.
         * @example [
         *       "piano"
         *     ]
         */
        instrument?: string[];
        /**
         * @description Beats a minute at least.
         * @example 90
         */
        bpmMin?: number;
        /**
         * @description Beats a minute at most.
         * @example 120
         */
        bpmMax?: number;
        /**
         * @description Seconds at least.
         * @example 30
         */
        durationMin?: number;
        /**
         * @description Seconds at most.
         * @example 180
         */
        durationMax?: number;
        /**
         * @description Key. Several values, repeated or comma-separated, mean any of them.
         * @example [
         *       "8A",
         *       "C major"
         *     ]
         */
        key?: string[];
        /**
         * @description Who sings. Several values, repeated or comma-separated, mean any of them.
         * @example [
         *       "instrumental"
         *     ]
         */
        vocals?: ('instrumental' | 'male' | 'female' | 'mixed' | 'choir')[];
        /**
         * @description Countries; tracks that may be licensed in all of them. Repeated or comma-separated.
         * @example [
         *       "DE",
         *       "AT"
         *     ]
         */
        territory?: string[];
        /**
         * @description What the current terms clear. Several values, repeated or comma-separated, mean any of them.
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
         * @description Whether stems are kept.
         * @example true
         */
        hasStems?: boolean;
        /**
         * @description Id of the artist.
         * @example art_01J9ZC4V7P0S5D9F2G6H8J3K1M
         */
        artistId?: string;
        /**
         * @description ISRC, with or without hyphens.
         * @example DEA622600417
         */
        isrc?: string;
        /**
         * @description A track; others follow that have been listened to, the most alike in sound first. It may have been taken down. Goes with the other filters, and with no `sort` but relevance.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        similarTo?: string;
        /**
         * @description Changed at this moment or later. A day alone means its start in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        updatedSince?: string;
        /**
         * @description By default relevance where `q` or `similarTo` is given, else newest.
         * @example newest
         */
        sort?: 'relevance' | 'newest' | 'title' | 'bpm' | 'duration' | 'popularity';
        /**
         * @description By default descending for relevance, newest and popularity, else ascending.
         * @example desc
         */
        order?: 'asc' | 'desc';
        /**
         * @description Counts to be added, each exact under all other filters.
         * @example [
         *       "mood",
         *       "genre"
         *     ]
         */
        facets?: ('mood' | 'genre' | 'instrument' | 'vocals' | 'key')[];
        /**
         * @description How many records a page holds at most.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the page before. It is bound to that page's filters.
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
         * @description Id of the track.
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
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The credit. */
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
         * @description The terms of that day (its end, UTC) or moment; by default those in force now.
         * @example 2026-03-01
         */
        asOf?: string;
      };
      header?: never;
      path: {
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The terms. */
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
         * @description How many pixels at most.
         * @example 800
         */
        points?: number;
      };
      header?: never;
      path: {
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The peaks. */
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
  listStems: {
    parameters: {
      query?: {
        /**
         * @description Adds links to the files.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description The format of the linked files; as delivered if absent.
         * @example wav
         */
        format?: 'wav' | 'flac';
      };
      header?: never;
      path: {
        /**
         * @description Id of the track.
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
         * @description The `nextCursor` of an earlier call.
         * @example s1.417
         */
        cursor?: string;
        /**
         * @description Leaves out what last changed earlier. A day alone means its start in UTC.
         * @example 2026-03-01T09:30:00.000Z
         */
        updatedSince?: string;
        /**
         * @description How many records a page holds at most.
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
      /** @description The next changes. */
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
  listLicenses: {
    parameters: {
      query?: {
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId?: string;
        /**
         * @description Your own id of the content item. Compared character by character.
         * @example video-20931
         */
        contentId?: string;
        /**
         * @description What kind of content the track is used in.
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
         * @description What it was issued through.
         * @example api
         */
        source?: 'api' | 'webhook' | 'hub' | 'staff';
        /**
         * @description active, revoked by someone, or expired by itself.
         * @example active
         */
        status?: 'active' | 'revoked' | 'expired';
        /**
         * @description clear: nothing to do. on_hold: publish nothing new; published content may stay. must_remove: remove published content.
         * @example clear
         */
        compliance?: 'clear' | 'on_hold' | 'must_remove';
        /**
         * @description Licenses whose `updatedAt` is this time or later. Let requests overlap by a minute: a change may show a moment after its time. A day alone means its start in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        updatedSince?: string;
        /**
         * @description How many records a page holds at most.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the page before. It is bound to that page's filters.
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
      /** @description The license: new, or the existing active one. */
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
      /** @description The answers. */
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
         * @description Id of the license.
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
         * @description Id of the license.
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
      /** @description The license, revoked. */
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
         * @description Id of the license.
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
         * @description Id of the license.
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
  listLicenseVersions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the license.
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
         * @description Id of the license.
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
      /** @description The license, revoked. */
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
         * @description Also show what was true at this moment, or at the end of this day (UTC); a later moment than now is taken as now.
         * @example 2026-03-02T14:05:12.481Z
         */
        asOf?: string;
      };
      header?: never;
      path: {
        /**
         * @description Id of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How it stands. */
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
         * @description Id of the track.
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
         * @description For `mp3`: bit rate in kbit/s. Default: 320.
         * @example 192
         */
        bitrate?: 128 | 192 | 256 | 320;
        /**
         * @description For `wav` and `flac`: sample rate in Hz. Default: that of the recording.
         * @example 48000
         */
        sampleRate?: 44100 | 48000 | 96000;
      };
      header?: never;
      path: {
        /**
         * @description Id of the track.
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
         * @description What the link stands on, signed.
         * @example eyJraW5kIjoicHJldmlldyJ9.c2ln
         */
        token: string;
        /**
         * @description For players and people; says nothing.
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
      /** @description The part that was asked for. */
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
         * @description Id of the track.
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
         * @description How many pixels at most.
         * @example 800
         */
        points?: number;
      };
      header?: never;
      path: {
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The waveform. */
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
         * @description What the link stands on, signed.
         * @example eyJraW5kIjoicHJldmlldyJ9.c2ln
         */
        token: string;
        /**
         * @description For players and people; says nothing.
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
      /** @description The part that was asked for. */
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
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How it stands. */
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
         * @description Id of the track.
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
         * @description Id of the appeal.
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
         * @description Id of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Where there is such an appeal, a code is on its way. */
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
         * @description Id of the appeal.
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
         * @description Id of the appeal.
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
         * @description Id of the appeal.
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
         * @description Id of the appeal.
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
         * @description Id of the appeal.
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
         * @description Id of the appeal.
         * @example apl_01JB2M6X8KG2H3J4K5M6N7P8Q9
         */
        appealId: string;
        /**
         * @description Id of the file.
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
      /** @description The part that was asked for. */
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
         * @description Of this kind only. By default both.
         * @example appeal
         */
        kind?: 'track' | 'appeal';
        /**
         * @description Without what others have claimed.
         * @example true
         */
        unclaimed?: boolean;
        /**
         * @description How many records a page holds at most.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the page before. It is bound to that page's filters.
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
      /** @description It is yours. */
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
         * @description Id of the track or appeal.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        subject: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is not yours. */
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
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The track, and how it stands. */
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
         * @description Id of the track.
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
         * @description Id of the track.
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
  listAppeals: {
    parameters: {
      query?: {
        /**
         * @description How they stand. Several values, repeated or comma-separated, mean any of them.
         * @example [
         *       "submitted",
         *       "under_review"
         *     ]
         */
        status?: (
          'submitted' | 'under_review' | 'more_info_requested' | 'upheld' | 'overturned' | 'withdrawn'
        )[];
        /**
         * @description How many records a page holds at most.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the page before. It is bound to that page's filters.
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
         * @description Id of the appeal.
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
         * @description Id of the appeal.
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
  listPlatformsForStaff: {
    parameters: {
      query?: {
        /**
         * @description Text search: name, slug, contact address, website, platform ID and client ID. Each word that you send must begin one of these words; case, accents and punctuation are ignored.
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
         * @description The whole contact address. The case of ASCII letters is ignored.
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
         * @description Created at this moment or later. A day alone means its start in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        createdSince?: string;
        /**
         * @description How many records a page holds at most.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the page before. It is bound to that page's filters.
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
      /** @description The platform with its secrets. */
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
         * @description Id or slug of the platform.
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
         * @description Id or slug of the platform.
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
      /** @description The platform as it is now. */
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
  resetPlatformCredentials: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The platform with its new secrets. */
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
         * @description Id or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them have ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getLicenseForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the license.
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
         * @description Id of the license.
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
         * @description Id of the license.
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
      /** @description The license as it is now. */
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
         * @description What to look for.
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
      /** @description What has it; none where nothing has. */
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
  listAuditEntries: {
    parameters: {
      query?: {
        /**
         * @description Returns entries after this sequence number.
         * @example 800
         */
        after?: number;
        /**
         * @description At most.
         * @example 100
         */
        limit?: number;
        /**
         * @description Only those that name it.
         * @example plt_01J9XA2B3C4D5E6F7G8H9J0K1M
         */
        subject?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The entries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntryList'];
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
      /** @description What was heard. */
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
  listLicensesForStaff: {
    parameters: {
      query?: {
        /**
         * @description Text search: project name, and an end user’s name and reference; with `platform` or `trackId` the content ID, too. A license ID, track ID, platform ID or ISRC finds the licenses that have it. Each word that you send must begin one of these words; case, accents and punctuation are ignored.
         * @example winter campaign
         */
        q?: string;
        /**
         * @description Id or slug of the platform.
         * @example acme-video
         */
        platform?: string;
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId?: string;
        /**
         * @description active, revoked by someone, or expired by itself.
         * @example active
         */
        status?: 'active' | 'revoked' | 'expired';
        /**
         * @description What kind of content the track is used in.
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
         * @description Issued at this moment or later. A day alone means its start in UTC.
         * @example 2026-03-02T14:05:12.481Z
         */
        issuedSince?: string;
        /**
         * @description How many records a page holds at most.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the page before. It is bound to that page's filters.
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
  listTracksForStaff: {
    parameters: {
      query?: {
        /**
         * @description Text search: title, version, artists, album, owners of the master, UPC, ISRC and track ID. Each word that you send must begin one of these words; case, accents and punctuation are ignored.
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
         * @description How many records a page holds at most.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the page before. It is bound to that page's filters.
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
  listUsageEvents: {
    parameters: {
      query?: {
        /**
         * @description Use that occurred at this moment or later.
         * @example 2026-03-01T09:30:00.000Z
         */
        from?: string;
        /**
         * @description Use that occurred before this moment.
         * @example 2026-03-02T14:05:12.481Z
         */
        to?: string;
        /**
         * @description Use of this month, in UTC; instead of `from` and `to`.
         * @example 2026-03
         */
        month?: string;
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId?: string;
        /**
         * @description Id of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description `true` lists only use that no license covers.
         * @example true
         */
        unlicensed?: boolean;
        /**
         * @description How many records a page holds at most.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the page before. It is bound to that page's filters.
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
      /** @description What became of them. */
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
         * @description Use that occurred at this moment or later.
         * @example 2026-03-01T09:30:00.000Z
         */
        from?: string;
        /**
         * @description Use that occurred before this moment.
         * @example 2026-03-02T14:05:12.481Z
         */
        to?: string;
        /**
         * @description Use of this month, in UTC; instead of `from` and `to`.
         * @example 2026-03
         */
        month?: string;
        /**
         * @description Id of the track.
         * @example trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q
         */
        trackId?: string;
        /**
         * @description Id of the license.
         * @example lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        licenseId?: string;
        /**
         * @description `true` lists only use that no license covers.
         * @example true
         */
        unlicensed?: boolean;
        /**
         * @description How many records a page holds at most.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the page before. It is bound to that page's filters.
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
         * @description Id or slug of the platform.
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
      /** @description All rows are done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Enrichment'];
        };
      };
      /** @description Some rows are still listened to. */
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
         * @description Id of the request.
         * @example enr_01JB2M6X8K3Q5S7V9X1Z3B5D7F
         */
        enrichmentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request as it stands. */
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the checkout.
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the checkout.
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the subscription.
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the subscription.
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the subscription.
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
  getBilling: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Subscriptions. */
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
         * @description Your own slug.
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
  getBillingForStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id or slug of the platform.
         * @example acme-video
         */
        platform: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Its account. */
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
      /** @description The platform with its secrets. */
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
         * @description In UTC; by default this month.
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The month. */
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
         * @description Your own slug.
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
         * @description Your own slug.
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
         * @description Set to `true` if someone else may know the secret: every credential that was created with it, with its access tokens or in its portal sessions ends too, and so do those created with them. Also works for a credential that you removed earlier.
         * @example true
         */
        compromised?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the credential.
         * @example crd_01J9XA2B3E1F2G3H4J5K6M7N8P
         */
        credentialId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The credential was removed. */
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them have ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getPlatform: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Your own slug.
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
         * @description Your own slug.
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
      /** @description Your platform as it is now. */
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
         * @description Your own slug.
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
      /** @description Your platform as it is now. */
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
      /** @description The session. */
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
  getPortalSession: {
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
      /** @description Ended; its cookie counts nowhere any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  createPortalLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The link, shown this once. */
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
      /** @description All of yours that run. */
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
      /** @description A session of eight hours. The token is shown this once. */
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
  startStaffOidcSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Where the browser goes. */
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
      /** @description A session of eight hours. The token is shown this once. */
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
  endStaffSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the session, or `current`.
         * @example ses_01JB2M6X8KE1F2G3H4J5K6M7N8
         */
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Its token is none any more. */
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
      /** @description The secret, shown this once. */
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
      /** @description All of them. */
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
      /** @description The account, with its code. */
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
         * @description Id of the member of staff.
         * @example stf_01JB2M6X8KD7E8F9G0H1J2K3M4
         */
        staffId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account. */
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
         * @description Id of the member of staff.
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
      /** @description The account. */
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
      /** @description The account. */
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them. */
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
         * @description Your own slug.
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the endpoint.
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the endpoint.
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the endpoint.
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
         * @description What happened.
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
         * @description How many records a page holds at most.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the page before. It is bound to that page's filters.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path: {
        /**
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of them. */
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Its delivery has begun. */
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
         * @description `pending`: on its way; `delivered`: answered with 2xx; `dead`: given up.
         * @example delivered
         */
        status?: 'pending' | 'delivered' | 'dead';
        /**
         * @description What happened.
         * @example track.takedown
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
         * @description Those that began at this moment or later.
         * @example 2026-03-02T14:05:12.481Z
         */
        since?: string;
        /**
         * @description How many records a page holds at most.
         * @example 50
         */
        limit?: number;
        /**
         * @description The `nextCursor` of the page before. It is bound to that page's filters.
         * @example eyJ2IjoxfQ.c2VhbA
         */
        cursor?: string;
      };
      header?: never;
      path: {
        /**
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of it. */
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
         * @description How many days back, today among them.
         * @example 7
         */
        days?: number;
      };
      header?: never;
      path: {
        /**
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counts. */
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
        /**
         * @description Id of the delivery.
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the endpoint.
         * @example whe_01JB2M6X8K9C4D5E6F7G8H9J0K
         */
        endpointId: string;
        /**
         * @description Id of the delivery.
         * @example dlv_01JB2M6X8KA1B2C3D4E5F6G7H8
         */
        deliveryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is on its way. */
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
        /**
         * @description Id of the endpoint.
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
      /** @description They are on their way. */
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
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Policy and secrets. */
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
         * @description Your own slug.
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
      /** @description Policy and secrets. */
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
         * @description Your own id of the content item. Compared character by character.
         * @example video-20931
         */
        contentId: string;
      };
      header?: never;
      path: {
        /**
         * @description Your own slug.
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
  rotateInboundSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Your own slug.
         * @example acme-video
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The secret. */
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
         * @description Your own slug.
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
      /** @description The message. */
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
         * @description Your own slug.
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
      /** @description What was done. */
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
      /** @description It does. */
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
      /** @description It does. */
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
      /** @description The contract of version 1, as OpenAPI 3.1. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
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
      /** @description Received: within 15 seconds. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
