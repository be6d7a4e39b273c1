// Generated from services/partim/openapi.json by `npm run generate`. Do not edit.

export interface paths {
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["changeMe"];
        trace?: never;
    };
    "/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Needs a sign-in not older than five minutes; ends every session. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/email-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Mails a link to the new address. Needs a sign-in not older than five minutes. */
        post: operations["startEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sign-in-methods/{method}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Has the account looked at anew at the identity provider; what was added is noticed with any request. */
        put: operations["noteSignInMethod"];
        post?: never;
        /** @description Needs a sign-in not older than five minutes; the last way to sign in stays. */
        delete: operations["removeSignInMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Needs a sign-in not older than five minutes; ends every session. */
        post: operations["requestDeletion"];
        delete: operations["cancelDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email-verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["changeEmail"];
        trace?: never;
    };
    "/v1/email-verifications/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Needs a session of the account, so that nobody verifies what a stranger registered with their address. */
        post: operations["applyEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email-verifications/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Verifies with a new password, for who cannot sign in to the account; ends every session and every way of signing in that was not proven for the address. */
        post: operations["claimAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/photo-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["permitProfilePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Shows an uploaded photo by its cleaned copy; the one before is removed. */
        put: operations["showProfilePhoto"];
        post?: never;
        delete: operations["removeProfilePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** @description Ends all sessions of the person but the one that asks. */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/end-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ends every session of the person, this one included, and every open link of the account. */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/data-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDataExports"];
        put?: never;
        post: operations["requestDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/data-exports/{exportId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDataExportFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/work-types/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many workers can be found for each type of work; nothing about anybody */
        get: operations["countWorkersByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Workers around a place, nearest first */
        get: operations["searchWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a company I apply to is given of me */
        get: operations["getOwnWorker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/me/birth-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** When I was born: asked once, given to nobody; companies learn my age */
        put: operations["changeBirthDate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{workerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One worker, masked */
        get: operations["getWorker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/findable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of some workers let themselves be found, and nothing about them */
        get: operations["listFindableWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The masked names of some workers who can be found, or are favourites; for lists that know ids */
        get: operations["nameWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Workers who fit a job, the best first, and what speaks for each */
        get: operations["matchWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resumes/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My own resume */
        get: operations["getOwnResume"];
        /** Change my own resume */
        put: operations["changeOwnResume"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s favourite workers, masked, marked last first */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favourites/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which workers are marked; as many as a company may keep */
        get: operations["listFavouriteMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favourites/{workerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marks a worker; once, however often it is asked */
        put: operations["addFavourite"];
        post?: never;
        /** Takes the mark and every group from a worker */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/favourite-companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies that keep me as a favourite, and in which of their groups */
        get: operations["listMyFavouriteCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favourite-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s groups, the oldest first, and how many favourites there are */
        get: operations["listFavouriteGroups"];
        put?: never;
        post: operations["createFavouriteGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favourite-groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["renameFavouriteGroup"];
        post?: never;
        /** Removes a group no post is shown to; who was in it stays a favourite */
        delete: operations["removeFavouriteGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favourite-groups/{groupId}/members/{workerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["addFavouriteGroupMember"];
        post?: never;
        delete: operations["removeFavouriteGroupMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/departures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that are gone, the earliest first; the cursor stands after the last of them */
        get: operations["listDepartures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/worker-notifications/{notificationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notifies a worker, once however often it is asked; answers whom to mail as well */
        put: operations["tellWorker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/{notificationId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notification-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNotificationChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notification-choices/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["chooseNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts the address somebody signs in with back to the one of their account, if it is another */
        put: operations["restoreSignInAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/dead-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails that were given up, the oldest first; not whom they are for, nor what they say */
        get: operations["listDeadMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/dead-mails/{mailId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendDeadMailAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        DataExport: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "running" | "ready" | "failed";
            /** @description files that are made, of `total` */
            done: number;
            total: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            readyAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expiresAt: string;
        };
        DeadMail: {
            /** Format: uuid */
            id: string;
            kind: string;
            attempts: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            lastError: string | null;
        };
        Favourite: {
            worker: components["schemas"]["WorkerCard"];
            /** @description they hide their resume now: of it nothing is shown but the name */
            isHidden: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
            groupIds: string[];
        };
        FavouriteGroup: {
            /** Format: uuid */
            id: string;
            name: string;
            members: number;
            version: number;
        };
        FavouriteMark: {
            /** Format: uuid */
            workerId: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
        };
        FieldError: {
            field: string;
            rule: string;
            params: {
                [key: string]: string | number;
            };
        };
        Fit: {
            /** @description 0 to 100 */
            score: number;
            shiftsFree: number | null;
            shifts: number;
            isPayEnough: boolean | null;
            monthsInWorkType: number;
            /** @description of those asked for, spoken well enough */
            languages: ("th" | "en" | "zh" | "ja" | "ko" | "my" | "km" | "lo" | "ms")[];
        };
        LanguageSkill: {
            /** @enum {string} */
            code: "th" | "en" | "zh" | "ja" | "ko" | "my" | "km" | "lo" | "ms";
            /** @enum {string} */
            level: "basic" | "conversational" | "fluent";
        };
        Me: {
            uid: string;
            email: string;
            displayName: string;
            phone: string;
            photoUrl: string | null;
            /** @enum {string} */
            kind: "employer" | "worker";
            emailVerified: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            signInMethods: ("password" | "google" | "facebook" | "line")[];
            deleteAfter: string | null;
            version: number;
            /** Format: uuid */
            resumeId: string;
        };
        Notification: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "application_interview" | "application_offered" | "application_hired" | "application_rejected" | "application_expired" | "application_cancelled" | "application_shifts_changed" | "application_terms_changed" | "job_post_invited";
            /** @enum {string} */
            subject: "application" | "invite";
            /** Format: uuid */
            subjectId: string;
            params: {
                title: string;
                company: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            readAt: string | null;
        };
        NotificationChoices: {
            items: {
                /** @enum {string} */
                kind: "application_interview" | "application_offered" | "application_hired" | "application_rejected" | "application_expired" | "application_cancelled" | "application_shifts_changed" | "application_terms_changed" | "job_post_invited";
                /** @enum {string} */
                subject: "application" | "invite";
                /** @description among the notifications of the product */
                inApp: boolean;
                byMail: boolean;
            }[];
        };
        OwnWorker: {
            /** Format: uuid */
            id: string;
            /** @description the whole name */
            displayName: string;
            givenName: string;
            familyName: string;
            phone: string;
            birthDate: string | null;
            workTypes: components["schemas"]["WorkType"][];
            experienceYears: number;
            languages: components["schemas"]["LanguageSkill"][];
            headline: string;
            district: string;
            province: string;
        };
        /** @description RFC 9457 problem; `code` and `rule` are message keys. */
        ProblemDetails: {
            type: string;
            title: string;
            status: number;
            code: string;
            requestId: string;
            errors?: components["schemas"]["FieldError"][];
            params?: {
                seconds: number;
            };
            current?: unknown;
        };
        Resume: {
            /** Format: uuid */
            id: string;
            headline: string;
            about: string;
            workTypes: components["schemas"]["WorkType"][];
            province: string;
            district: string;
            lat: number | null;
            lng: number | null;
            minDailyPay: number | null;
            days: number[];
            experienceYears: number;
            languages: components["schemas"]["LanguageSkill"][];
            education: string;
            /** @enum {string} */
            visibility: "hidden" | "limited" | "open";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updatedAt: string;
            version: number;
        };
        Session: {
            id: string;
            /** @enum {string} */
            browser: "line" | "facebook" | "edge" | "samsung" | "opera" | "firefox" | "chrome" | "safari" | "other";
            /** @enum {string} */
            system: "android" | "ios" | "windows" | "macos" | "chromeos" | "linux" | "other";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            signedInAt: string;
            /**
             * Format: date-time
             * @description to within five minutes
             */
            lastUsedAt: string;
            /** @description the session that asks */
            isCurrent: boolean;
        };
        UnreadCount: {
            /** @description at most 100, which stands for any more */
            count: number;
            newestId: string | null;
        };
        UploadPermit: {
            path: string;
            fileName: string;
            /** @description custom token for the storage client; good for this one file, to be used within an hour */
            token: string;
        };
        /** @enum {string} */
        WorkType: "waiter" | "barista" | "kitchen_helper" | "cook" | "cashier" | "sales" | "stock" | "packer" | "cleaner" | "promoter" | "event_staff" | "delivery" | "receptionist" | "admin" | "security";
        WorkerCard: {
            /** Format: uuid */
            id: string;
            /** @description given name and initial of the family name */
            displayName: string;
            age: number | null;
            workTypes: components["schemas"]["WorkType"][];
            district: string;
            province: string;
            distanceKm: number | null;
            minDailyPay: number | null;
            experienceYears: number;
            languages: components["schemas"]["LanguageSkill"][];
            /** @description without contact details */
            headline: string;
        };
        WorkerProfile: {
            /** Format: uuid */
            id: string;
            /** @description given name and initial of the family name */
            displayName: string;
            age: number | null;
            workTypes: components["schemas"]["WorkType"][];
            district: string;
            province: string;
            distanceKm: number | null;
            minDailyPay: number | null;
            experienceYears: number;
            languages: components["schemas"]["LanguageSkill"][];
            /** @description without contact details */
            headline: string;
            about: string | null;
            education: string;
            availability: {
                /** @description Sunday = 0 */
                day: number;
                from: string | null;
                until: string | null;
            }[];
            experiences: {
                workType: components["schemas"]["WorkType"] | null;
                title: string;
                workplace: string;
                /** Format: date */
                startedOn: string;
                endedOn: string | null;
            }[];
        };
    };
    responses: {
        /** @description What went wrong */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    displayName: string;
                    phone: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sentTo: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    noteSignInMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                method: "google" | "facebook" | "line";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    removeSignInMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                method: "google" | "facebook" | "line";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    requestDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirmation: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC
                         */
                        deleteAfter: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cancelDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    displayName: string;
                    phone: string;
                    acceptTerms: boolean;
                    next?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    next?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sentTo: string;
                        resendAfterSeconds: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    next?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    applyEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        changed: boolean;
                        signedOut: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    claimAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    permitProfilePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fileType: string;
                    /** @description bytes of the file as it will be sent */
                    size: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadPermit"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showProfilePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    photo: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        photoUrl: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeProfilePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Session"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ended: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `current` is the one that asks */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listDataExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DataExport"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDataExportFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                exportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        files: {
                            name: string;
                            content: unknown;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countWorkersByType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            workType: components["schemas"]["WorkType"];
                            /** @description findable workers, rounded down to tens */
                            workers: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchWorkers: {
        parameters: {
            query: {
                lat: number;
                lng: number;
                radiusKm?: number;
                workType?: components["schemas"]["WorkType"];
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["WorkerCard"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOwnWorker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnWorker"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeBirthDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    birthDate: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnWorker"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWorker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkerProfile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listFindableWorkers: {
        parameters: {
            query: {
                /** @description ids, a hundred at most, separated by commas */
                workerIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workerIds: string[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nameWorkers: {
        parameters: {
            query: {
                /** @description ids, a hundred at most, separated by commas */
                workerIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            displayName: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    matchWorkers: {
        parameters: {
            query: {
                workType: components["schemas"]["WorkType"];
                lat: number;
                lng: number;
                radiusKm?: number;
                /** @description 2026-11-24T09:00/18:00,… in Thailand; an end at or before the start is the next day */
                shifts?: string;
                /** @description satang for one person and day */
                dailyPay?: number;
                experienceMonths?: number;
                /** @description en:conversational,… each with the least level that will do */
                languages?: string;
                minAge?: number;
                maxAge?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            worker: components["schemas"]["WorkerCard"];
                            fit: components["schemas"]["Fit"];
                        }[];
                        /** @description how many near the place want this work, 300 at most */
                        compared: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOwnResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resume"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeOwnResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    headline?: string;
                    about?: string;
                    workTypes: components["schemas"]["WorkType"][];
                    province: string;
                    district: string;
                    lat?: string;
                    lng?: string;
                    minDailyPay?: number | null;
                    days?: number[];
                    /** @enum {string} */
                    visibility: "hidden" | "limited" | "open";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resume"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listFavourites: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                groupId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Favourite"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listFavouriteMarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workerIds: string[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteMark"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listMyFavouriteCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            companyId: string;
                            groupIds: string[];
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listFavouriteGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["FavouriteGroup"][];
                        /** @description all of the company’s, in a group or not */
                        favourites: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createFavouriteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteGroup"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renameFavouriteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteGroup"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeFavouriteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    addFavouriteGroupMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
                workerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    removeFavouriteGroupMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
                workerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listDepartures: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            uid: string;
                        }[];
                        cursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    tellWorker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    workerId: string;
                    /** @enum {string} */
                    kind: "application_interview" | "application_offered" | "application_hired" | "application_rejected" | "application_expired" | "application_cancelled" | "application_shifts_changed" | "application_terms_changed" | "job_post_invited";
                    /** Format: uuid */
                    subjectId: string;
                    params: {
                        title: string;
                        company: string;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mail: {
                            uid: string;
                            displayName: string;
                        } | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Notification"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    upTo: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listNotificationChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChoices"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    chooseNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "application_interview" | "application_offered" | "application_hired" | "application_rejected" | "application_expired" | "application_cancelled" | "application_shifts_changed" | "application_terms_changed" | "job_post_invited";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description among the notifications of the product */
                    inApp: boolean;
                    byMail: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChoices"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreSignInAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uid: string | null;
                    email: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        restored: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDeadMails: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DeadMail"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendDeadMailAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
