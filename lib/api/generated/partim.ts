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
        /** What I say of myself when I apply, where nothing is known yet; what I said before stays */
        patch: operations["completeOwnWorker"];
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
    "/v1/resumes/me/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My resume as companies read it, before and after they may reach me */
        get: operations["previewOwnResume"];
        put?: never;
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
    "/v1/workers/{workerId}/fit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How one worker fits a job; null for one whom the company cannot find, or without a place */
        get: operations["fitWorker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/spent-budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies that asked for more workers than they are shown in a day, the latest day first */
        get: operations["listSpentBudgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Workers around a branch or a place who meet filters and words, and why each does */
        get: operations["findWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Some workers held against a search, whether they meet it or not */
        get: operations["compareWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many workers who meet filters live in each square of a map; nothing about anybody */
        get: operations["mapWorkers"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change answers of my own resume; what is left out stays as it is */
        patch: operations["changeOwnResume"];
        trace?: never;
    };
    "/v1/resumes/me/shown-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** I still look for work: companies find me again as I had chosen */
        put: operations["showResumeAgain"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resumes/me/readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies that read my resume, the last one first */
        get: operations["listResumeReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resumes/me/hidden-from": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies I blocked, and where I work */
        get: operations["listHiddenFrom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resumes/me/blockable-companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A few companies that are shown workers, by a part of their name, to block one */
        get: operations["searchBlockableCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resumes/me/blocked-companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The company finds, invites, unlocks and writes to me no more; my applications stay */
        put: operations["blockCompany"];
        post?: never;
        delete: operations["unblockCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resumes/me/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My resume as a PDF with all that it says */
        get: operations["drawOwnResume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOwnCertificates"];
        put?: never;
        post: operations["addCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/certificate-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["permitCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/certificates/{certificateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeCertificate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/certificates/{certificateId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["openOwnCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/intro-videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOwnIntroVideos"];
        put?: never;
        /** Takes an uploaded film in, which staff see before others do; may take a minute */
        post: operations["addIntroVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/intro-video-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["permitIntroVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/intro-video-poster-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["permitIntroVideoPoster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/intro-videos/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeIntroVideo"];
        options?: never;
        head?: never;
        /** New captions or another poster go to staff again; the film stays as it is */
        patch: operations["changeIntroVideo"];
        trace?: never;
    };
    "/v1/my/intro-videos/{videoId}/film": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["openOwnIntroVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/intro-videos/{videoId}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["openOwnIntroVideoPoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/intro-videos/{videoId}/captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["openOwnIntroVideoCaptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{workerId}/intro-videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The videos of a worker that the company may watch; the look is recorded for them to see */
        get: operations["listIntroVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{workerId}/intro-videos/{videoId}/film": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readIntroVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{workerId}/intro-videos/{videoId}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readIntroVideoPoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{workerId}/intro-videos/{videoId}/captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readIntroVideoCaptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{workerId}/intro-videos/{videoId}/reaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** What the company thinks of a video, for its members alone; null is nothing any more */
        put: operations["reactToIntroVideo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/intro-videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Videos that wait for staff, the longest waiting first; a hundred at most */
        get: operations["listIntroVideosInReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/intro-videos/{videoId}/film": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["reviewIntroVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/intro-videos/{videoId}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["reviewIntroVideoPoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/intro-videos/{videoId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** show: companies may watch it; reject: they may not, and the worker reads why */
        post: operations["decideIntroVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{workerId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One worker, masked until unlocked or applied; the look is recorded for them to see */
        get: operations["readWorkerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{workerId}/certificates/{certificateId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a certificate of a worker whose contact the company may see */
        get: operations["readWorkerCertificate"];
        put?: never;
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
    "/v1/workers/{workerId}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Opens the contact of a worker to the company for one profile credit, once however often it is asked */
        put: operations["unlockWorker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unlocks/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of some workers the company has unlocked, and until when; a hundred at most */
        get: operations["listUnlockMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unlocks/{unlockId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reports that the number of an unlocked worker does not exist; staff check it */
        put: operations["reportUnlockedNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/unlocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every company that unlocked my profile, newest first */
        get: operations["listOwnUnlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/unlocks/{unlockId}/objection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** I object: the company reads no contact of mine from now on, and cannot unlock me again */
        put: operations["objectToUnlock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/unlock-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers that companies report not to exist, the longest waiting first */
        get: operations["listUnlockReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/unlock-reports/{unlockId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** accept: the number does not exist, and the credit goes back; decline: it does */
        post: operations["decideUnlockReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{workerId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the company’s members wrote about a worker, the oldest first */
        get: operations["listWorkerNotes"];
        put?: never;
        post: operations["addWorkerNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{workerId}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a note of my own */
        delete: operations["removeWorkerNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member’s own saved searches, the latest first; a hundred at most */
        get: operations["listSavedSearches"];
        put?: never;
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saved-searches/{savedSearchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the name, the notice or what is searched for */
        put: operations["changeSavedSearch"];
        post?: never;
        delete: operations["removeSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations, the last activity first */
        get: operations["listCompanyConversations"];
        put?: never;
        /** The conversation with somebody, begun if there is none */
        post: operations["beginCompanyConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-conversations/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many conversations have something unread; muted and archived ones do not count */
        get: operations["countUnreadCompanyConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-conversations/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readCompanyConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Stars, archives or mutes a conversation, for the caller’s side alone */
        patch: operations["changeCompanyConversation"];
        trace?: never;
    };
    "/v1/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations, the last activity first */
        get: operations["listConversations"];
        put?: never;
        /** The conversation with somebody, begun if there is none */
        post: operations["beginConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many conversations have something unread; muted and archived ones do not count */
        get: operations["countUnreadConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Stars, archives or mutes a conversation, for the caller’s side alone */
        patch: operations["changeConversation"];
        trace?: never;
    };
    "/v1/company-conversations/{conversationId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last messages, or those before or after one, the earliest first; reading them delivers them */
        get: operations["listCompanyMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-conversations/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of all conversations with all the words of a text, the newest first */
        get: operations["searchCompanyMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-conversations/{conversationId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sends a message, once however often it is sent with this id */
        put: operations["sendCompanyMessage"];
        post?: never;
        /** Takes a message of my own back, within minutes: its words and what it carries are gone */
        delete: operations["takeBackCompanyMessage"];
        options?: never;
        head?: never;
        /** Changes the words of a message of my own, within minutes */
        patch: operations["editCompanyMessage"];
        trace?: never;
    };
    "/v1/company-conversations/{conversationId}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody is writing */
        post: operations["typeInCompanyConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-conversations/{conversationId}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Permits the upload of one file that a message then carries */
        post: operations["permitCompanyMessageFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-conversations/{conversationId}/messages/{messageId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture, PDF or voice of a message */
        get: operations["readCompanyMessageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversationId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last messages, or those before or after one, the earliest first; reading them delivers them */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of all conversations with all the words of a text, the newest first */
        get: operations["searchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversationId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sends a message, once however often it is sent with this id */
        put: operations["sendMessage"];
        post?: never;
        /** Takes a message of my own back, within minutes: its words and what it carries are gone */
        delete: operations["takeBackMessage"];
        options?: never;
        head?: never;
        /** Changes the words of a message of my own, within minutes */
        patch: operations["editMessage"];
        trace?: never;
    };
    "/v1/conversations/{conversationId}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody is writing */
        post: operations["typeInConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversationId}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Permits the upload of one file that a message then carries */
        post: operations["permitMessageFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversationId}/messages/{messageId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture, PDF or voice of a message */
        get: operations["readMessageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-conversations/{conversationId}/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Up to which message the caller’s side received and read it; marks never go back */
        put: operations["markCompanyConversation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversationId}/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Up to which message the caller’s side received and read it; marks never go back */
        put: operations["markConversation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-conversations/{conversationId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Neither side writes any more; the other one reads only that the conversation is closed */
        put: operations["blockCompanyConversation"];
        post?: never;
        delete: operations["unblockCompanyConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversationId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Neither side writes any more; the other one reads only that the conversation is closed */
        put: operations["blockConversation"];
        post?: never;
        delete: operations["unblockConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-conversations/{conversationId}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a conversation to staff, with its last messages */
        post: operations["reportCompanyConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{conversationId}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a conversation to staff, with its last messages */
        post: operations["reportConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/talk-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations that were reported, the longest waiting first */
        get: operations["listTalkReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/talk-reports/{reportId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** accept: the report is right; decline: it is not */
        post: operations["decideTalkReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/quick-replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listQuickReplies"];
        put?: never;
        post: operations["addQuickReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/quick-replies/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeQuickReply"];
        post?: never;
        delete: operations["removeQuickReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/member-data-export-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I wrote to workers for companies, as my copy of everything holds it */
        get: operations["getMyMemberDataExportFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Interviews that are to come, the next first, and those that were over lately */
        get: operations["listCompanyInterviews"];
        put?: never;
        /** Proposes up to three times to a worker whom the company may write to */
        post: operations["proposeInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-interviews/{interviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readCompanyInterview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-interviews/{interviewId}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Agrees on a time that the other side named; one of two that want the same quarter wins */
        put: operations["acceptCompanyInterviewTime"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-interviews/{interviewId}/ending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Declines what was proposed, or cancels an interview that is to come */
        put: operations["endCompanyInterview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Interviews that are to come, the next first, and those that were over lately */
        get: operations["listInterviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/interviews/{interviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readInterview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/interviews/{interviewId}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Agrees on a time that the other side named; one of two that want the same quarter wins */
        put: operations["acceptInterviewTime"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/interviews/{interviewId}/ending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Declines what was proposed, or cancels an interview that is to come */
        put: operations["endInterview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-interviews/{interviewId}/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["proposeOtherTimes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-interviews/{interviewId}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whether the worker came, and what the company thinks; the worker reads neither note nor decision */
        put: operations["noteInterviewOutcome"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/interviews/{interviewId}/reconsideration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes back that the interview was declined, while what was proposed could be answered */
        put: operations["reconsiderInterview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/interviews/{interviewId}/wish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Asks for another time than those proposed, or than the one agreed on */
        put: operations["askOtherInterviewTime"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/interview-links/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkInterviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/interview-links/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes one of the proposed times, declines, or takes that back; nothing else is possible by a link */
        post: operations["answerInterviewByLink"];
        delete?: never;
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
    "/v1/ops/doubtful-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Birth dates of nobody who works, and single free days beyond the horizon */
        get: operations["listDoubtfulValues"];
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
    "/v1/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Something happened in the other service; once however often it is told */
        put: operations["receiveEvent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/dead-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs that were given up, the oldest first; not whom they are for, nor what they carry */
        get: operations["listDeadJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/dead-jobs/{jobId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["retryDeadJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/failing-routines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Routines whose latest turn failed; each comes again by itself */
        get: operations["listFailingRoutines"];
        put?: never;
        post?: never;
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
        Certificate: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "food_handler" | "driving_licence" | "other";
            /** @description what it is, for the kind `other` */
            title: string;
            /** @enum {string} */
            fileType: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
        };
        CompanyWorkerProfile: {
            /** Format: uuid */
            id: string;
            /** @description given name and initial of the family name */
            displayName: string;
            age: number | null;
            workTypes: components["schemas"]["WorkType"][];
            district: string;
            province: string;
            distanceKm: number | null;
            /** @description true: they say no more than their district, and a distance is that of its centre */
            isFromDistrict: boolean;
            minDailyPay: number | null;
            experienceYears: number;
            languages: components["schemas"]["LanguageSkill"][];
            /** @description without contact details */
            headline: string;
            photoUrl: string | null;
            /** @description documents proved who they are */
            isVerified: boolean;
            about: string | null;
            education: string;
            radiusKm: number;
            minHourlyPay: number | null;
            minNightlyPay: number | null;
            skills: ("take_orders" | "carry_trays" | "tablet_orders" | "recommend_menu" | "serve_buffet" | "open_bottles" | "espresso" | "latte_art" | "drip_coffee" | "tea_drinks" | "smoothies" | "open_store" | "prepare_ingredients" | "wash_dishes" | "knife_skills" | "fry_station" | "kitchen_hygiene" | "thai_dishes" | "isan_dishes" | "grill" | "noodles" | "bakery" | "cash_register" | "pos" | "count_cash" | "qr_payment" | "close_shift" | "greet_customers" | "close_sales" | "live_selling" | "arrange_displays" | "shelve_goods" | "count_stock" | "scan_barcodes" | "hand_pallet" | "check_expiry" | "pack_parcels" | "check_orders" | "print_labels" | "lift_boxes" | "clean_rooms" | "clean_toilets" | "floor_machine" | "make_beds" | "sort_waste" | "talk_to_strangers" | "hand_out_samples" | "demonstrate" | "microphone" | "report_numbers" | "set_up_stage" | "register_guests" | "guide_guests" | "run_lights_sound" | "ride_motorcycle" | "drive_car" | "navigate" | "collect_payment" | "welcome_guests" | "answer_calls" | "book_tables" | "check_in_guests" | "type_documents" | "spreadsheets" | "file_documents" | "answer_chats" | "issue_invoices" | "watch_cameras" | "direct_traffic" | "search_bags" | "first_aid" | "use_radio")[];
            avoids: ("night_shift" | "heavy_lifting" | "long_standing" | "outdoor_heat" | "cold_room" | "heights" | "chemicals" | "raw_meat" | "alcohol" | "smoke" | "cash" | "calls" | "driving" | "alone" | "animals")[];
            /** @description bit day × 4 + part; Sunday = 0; 06-12, 12-18, 18-22, 22-06 in Thailand; 0: they have not said */
            freeParts: number;
            /** @description days from today on that are free all day or not at all, whatever their week says */
            dates: {
                /** Format: date */
                date: string;
                isFree: boolean;
            }[];
            workExperiences: {
                workType: components["schemas"]["WorkType"] | null;
                title: string;
                workplace: string;
                /** Format: date */
                startedOn: string;
                endedOn: string | null;
            }[];
            /** @description kinds of which there is one */
            certificates: ("food_handler" | "driving_licence" | "other")[];
            /** @description empty while the contact is masked */
            certificateFiles: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "food_handler" | "driving_licence" | "other";
                title: string;
            }[];
            workedForUs: {
                shifts: number;
                /** Format: date */
                on: string;
            } | null;
            /** @description the worker hides: only who may see their contact reads this */
            isHidden: boolean;
            access: components["schemas"]["ContactAccess"];
        };
        ComparedWorkers: {
            /** @description in the order of the ids, without those whom no search like this finds */
            items: {
                /** Format: uuid */
                id: string;
                /** @description given name and initial of the family name */
                displayName: string;
                ageBand: ("under_18" | "adult") | null;
                age: number | null;
                workTypes: components["schemas"]["WorkType"][];
                district: string;
                province: string;
                distanceKm: number;
                /** @description true: they say no more than their district, and a distance is that of its centre */
                isFromDistrict: boolean;
                cell: {
                    /** @description the middle of a cell of 550 m */
                    lat: number;
                    /** @description the middle of a cell of 550 m */
                    lng: number;
                };
                hourlyPay: number | null;
                dailyPay: number | null;
                nightlyPay: number | null;
                experienceYears: number;
                languages: components["schemas"]["LanguageSkill"][];
                /** @description without contact details */
                headline: string;
                photoUrl: string | null;
                isVerified: boolean;
                /** @description an intro video that the company may watch */
                hasVideo: boolean;
                isFavourite: boolean;
                /** @description the company may read their contact: unlocked, or applied */
                isContactOpen: boolean;
                /** @description fit, 0 to 100 */
                score: number;
                reasons: components["schemas"]["WorkerReason"][];
                skills: ("take_orders" | "carry_trays" | "tablet_orders" | "recommend_menu" | "serve_buffet" | "open_bottles" | "espresso" | "latte_art" | "drip_coffee" | "tea_drinks" | "smoothies" | "open_store" | "prepare_ingredients" | "wash_dishes" | "knife_skills" | "fry_station" | "kitchen_hygiene" | "thai_dishes" | "isan_dishes" | "grill" | "noodles" | "bakery" | "cash_register" | "pos" | "count_cash" | "qr_payment" | "close_shift" | "greet_customers" | "close_sales" | "live_selling" | "arrange_displays" | "shelve_goods" | "count_stock" | "scan_barcodes" | "hand_pallet" | "check_expiry" | "pack_parcels" | "check_orders" | "print_labels" | "lift_boxes" | "clean_rooms" | "clean_toilets" | "floor_machine" | "make_beds" | "sort_waste" | "talk_to_strangers" | "hand_out_samples" | "demonstrate" | "microphone" | "report_numbers" | "set_up_stage" | "register_guests" | "guide_guests" | "run_lights_sound" | "ride_motorcycle" | "drive_car" | "navigate" | "collect_payment" | "welcome_guests" | "answer_calls" | "book_tables" | "check_in_guests" | "type_documents" | "spreadsheets" | "file_documents" | "answer_chats" | "issue_invoices" | "watch_cameras" | "direct_traffic" | "search_bags" | "first_aid" | "use_radio")[];
            }[];
        };
        ContactAccess: {
            /** @enum {string} */
            reason: "unlocked" | "applied" | "met" | "masked" | "objected";
            contact: components["schemas"]["WorkerContact"] | null;
            unlock: components["schemas"]["ProfileUnlock"] | null;
            creditsLeft: number | null;
        };
        Conversation: {
            /** Format: uuid */
            id: string;
            /** @description the other side; standing for companies */
            with: {
                /** @enum {string} */
                kind: "company" | "worker";
                /** Format: uuid */
                id: string;
                /** @description empty once their account is gone */
                name: string;
                photoUrl: string | null;
                standing: ("unregistered" | "registered" | "represented") | null;
            };
            post: {
                /** Format: uuid */
                id: string;
                title: string;
                workType: components["schemas"]["WorkType"] | null;
            } | null;
            reason: ("applied" | "invited" | "unlocked") | null;
            canWrite: boolean;
            whyNot: ("blocked" | "closed" | "unproven") | null;
            /** @description by the caller’s side */
            isBlocked: boolean;
            isStarred: boolean;
            isArchived: boolean;
            isMuted: boolean;
            last: {
                /** Format: uuid */
                id: string;
                seq: number;
                isOwn: boolean;
                authorName: string | null;
                text: string;
                attachment: ("picture" | "file" | "voice" | "job" | "location" | "cannot_come" | "gone") | null;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
                isTakenBack: boolean;
            } | null;
            /** @description the number of the last message; 0 before the first */
            lastSeq: number;
            unread: number;
            own: {
                readUpTo: number;
            };
            other: {
                deliveredUpTo: number;
                readUpTo: number;
            };
            interview: {
                /** Format: uuid */
                id: string;
                version: number;
            } | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updatedAt: string;
        };
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
        DeadJob: {
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
        FailingRoutine: {
            name: string;
            /** @description turns since the last one that did not fail */
            attempts: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            nextAttemptAt: string;
            lastError: string | null;
        };
        Favourite: {
            worker: components["schemas"]["WorkerCard"];
            /** @description they hide their resume now, from all or from this company, or are leaving: nothing is shown but the name */
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
        FoundWorker: {
            /** Format: uuid */
            id: string;
            /** @description given name and initial of the family name */
            displayName: string;
            ageBand: ("under_18" | "adult") | null;
            age: number | null;
            workTypes: components["schemas"]["WorkType"][];
            district: string;
            province: string;
            distanceKm: number;
            /** @description true: they say no more than their district, and a distance is that of its centre */
            isFromDistrict: boolean;
            cell: {
                /** @description the middle of a cell of 550 m */
                lat: number;
                /** @description the middle of a cell of 550 m */
                lng: number;
            };
            hourlyPay: number | null;
            dailyPay: number | null;
            nightlyPay: number | null;
            experienceYears: number;
            languages: components["schemas"]["LanguageSkill"][];
            /** @description without contact details */
            headline: string;
            photoUrl: string | null;
            isVerified: boolean;
            /** @description an intro video that the company may watch */
            hasVideo: boolean;
            isFavourite: boolean;
            /** @description the company may read their contact: unlocked, or applied */
            isContactOpen: boolean;
            /** @description fit, 0 to 100 */
            score: number;
            reasons: components["schemas"]["WorkerReason"][];
        };
        FoundWorkers: {
            items: components["schemas"]["FoundWorker"][];
            nextCursor: string | null;
            total: {
                count: number;
                /** @description false: more than `count` */
                isExact: boolean;
            };
            near: {
                lat: number;
                lng: number;
                radiusKm: number;
            };
            /** @description nobody has all the words: these have some */
            isLoose: boolean;
            /** @description where few are found: what to loosen, the most people first */
            relaxations: {
                /** @enum {string} */
                filter: "workTypes" | "free" | "pay" | "experience" | "languages" | "certificates" | "skills" | "verified" | "hasVideo" | "workedForUs" | "favourites" | "q" | "radius";
                radiusKm: number | null;
                /** @description who are found without it */
                workers: number;
                /** @description false: more than `workers` */
                isExact: boolean;
            }[];
        };
        HiddenFrom: {
            blocked: {
                /** Format: uuid */
                companyId: string;
                /** @description as it was called then */
                companyName: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
            }[];
            /** @description companies that hired the worker in the past year */
            workplaces: {
                /** Format: uuid */
                companyId: string;
                /** @description as it was called then */
                companyName: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                hiredAt: string;
            }[];
        };
        Interview: {
            /** Format: uuid */
            id: string;
            version: number;
            /** @enum {string} */
            state: "proposed" | "accepted" | "reschedule_requested" | "completed" | "no_show" | "declined" | "cancelled" | "expired";
            /** @description the other side; standing for companies */
            with: {
                /** @enum {string} */
                kind: "company" | "worker";
                /** Format: uuid */
                id: string;
                /** @description empty once their account is gone */
                name: string;
                photoUrl: string | null;
                standing: ("unregistered" | "registered" | "represented") | null;
            };
            conversationId: string | null;
            post: {
                /** Format: uuid */
                id: string;
                title: string;
                workType: components["schemas"]["WorkType"] | null;
            } | null;
            /** @enum {string} */
            kind: "video" | "phone" | "on_site";
            /** @description the link of a video call, or the address; empty for a phone call */
            place: string;
            position: {
                lat: number;
                lng: number;
            } | null;
            phone: string | null;
            /** @description what the company tells the worker about it */
            note: string;
            /** @enum {integer} */
            minutes: 15 | 30 | 45 | 60;
            /** @description what the company proposed, or what both had agreed on before the worker asked for another */
            times: string[];
            startsAt: string | null;
            expiresAt: string | null;
            reconsiderUntil: string | null;
            asked: {
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
                reason: string;
            } | null;
            outcome: {
                note: string;
                decision: ("fits" | "undecided" | "refused") | null;
            } | null;
            cancelledBy: ("company" | "worker" | "system") | null;
            /** @description of its calendar entry */
            sequence: number;
            /** @description what the caller’s side can do now */
            can: ("propose" | "accept" | "ask_other" | "decline" | "reconsider" | "cancel" | "complete" | "mark_no_show" | "expire" | "restore")[];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updatedAt: string;
        };
        IntroVideo: {
            /** Format: uuid */
            id: string;
            question: ("introduce" | "experience" | "why_me" | "availability") | null;
            durationMs: number;
            /** @description pixels as it is shown */
            width: number;
            height: number;
            hasSound: boolean;
            /** @enum {string} */
            fileType: "video/mp4" | "video/quicktime" | "video/webm";
            hasPoster: boolean;
            hasCaptions: boolean;
            reaction: ("like" | "maybe" | "no") | null;
        };
        IntroVideoInReview: {
            /** Format: uuid */
            id: string;
            question: ("introduce" | "experience" | "why_me" | "availability") | null;
            durationMs: number;
            /** @description pixels as it is shown */
            width: number;
            height: number;
            hasSound: boolean;
            /** @enum {string} */
            fileType: "video/mp4" | "video/quicktime" | "video/webm";
            hasPoster: boolean;
            /** Format: uuid */
            workerId: string;
            displayName: string;
            birthDate: string | null;
            captions: string;
            /** @description staff agreed to the film; captions or poster are new */
            isFilmApproved: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            submittedAt: string;
            version: number;
        };
        LanguageSkill: {
            /** @enum {string} */
            code: "th" | "en" | "zh" | "ja" | "ko" | "my" | "km" | "lo" | "ms";
            /** @enum {string} */
            level: "basic" | "conversational" | "fluent";
        };
        LengthOfExperience: {
            workType: components["schemas"]["WorkType"];
            /** @enum {string} */
            length: "never" | "under_year" | "one_to_two" | "three_or_more";
        };
        LinkedInterview: {
            /** @enum {string} */
            state: "proposed" | "accepted" | "reschedule_requested" | "completed" | "no_show" | "declined" | "cancelled" | "expired";
            companyName: string;
            postTitle: string | null;
            /** @enum {string} */
            kind: "video" | "phone" | "on_site";
            /** @description the address; empty unless the two meet there */
            place: string;
            /** @enum {integer} */
            minutes: 15 | 30 | 45 | 60;
            times: string[];
            startsAt: string | null;
            expiresAt: string | null;
            reconsiderUntil: string | null;
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
        Message: {
            /**
             * Format: uuid
             * @description chosen by the sender’s browser
             */
            id: string;
            /** @description 1 for the first of the conversation, and so on without gaps */
            seq: number;
            /** @description written by the caller’s side */
            isOwn: boolean;
            authorName: string | null;
            /** @description empty once it is taken back, or where what it carries says all */
            text: string;
            attachment: components["schemas"]["MessageAttachment"] | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
            editedAt: string | null;
            isTakenBack: boolean;
            /** @description what it may be asking for */
            warnings: ("deposit" | "id_card" | "bank_card" | "other_app")[];
        };
        /** @description cards say what was true when they were sent; files are read by the message’s own operation */
        MessageAttachment: {
            /** @enum {string} */
            kind: "picture";
            /** @enum {string} */
            fileType: "image/jpeg" | "image/png" | "image/webp";
            width: number;
            height: number;
            /** @description bytes */
            size: number;
        } | {
            /** @enum {string} */
            kind: "file";
            name: string;
            /** @description bytes */
            size: number;
        } | {
            /** @enum {string} */
            kind: "voice";
            /** @enum {string} */
            fileType: "audio/mp4" | "audio/webm";
            durationMs: number;
            /** @description bytes */
            size: number;
        } | {
            /** @enum {string} */
            kind: "job";
            /** Format: uuid */
            jobPostId: string;
            title: string;
            workType: components["schemas"]["WorkType"] | null;
            payUnit: ("hour" | "day" | "job") | null;
            payAmount: number | null;
            shift: {
                /** @description YYYY-MM-DD */
                date: string;
                /** @description HH:mm, Asia/Bangkok */
                startTime: string;
                /** @description HH:mm; at or before the start it is on the next day */
                endTime: string;
            } | null;
        } | {
            /** @enum {string} */
            kind: "location";
            lat: number;
            lng: number;
            branch: {
                name: string;
                address: string;
            } | null;
        } | {
            /** @enum {string} */
            kind: "cannot_come";
            /** Format: uuid */
            jobPostId: string;
            title: string;
            shifts: {
                /** @description YYYY-MM-DD */
                date: string;
                /** @description HH:mm, Asia/Bangkok */
                startTime: string;
                /** @description HH:mm; at or before the start it is on the next day */
                endTime: string;
            }[];
            /** @enum {string} */
            reason: "personal" | "family" | "travel" | "other";
        } | {
            /** @enum {string} */
            kind: "gone";
            /** @enum {string} */
            of: "picture" | "file" | "voice" | "location";
        };
        Notification: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "application_interview" | "application_offered" | "application_hired" | "application_rejected" | "application_expired" | "application_cancelled" | "application_let_go" | "application_offer_withdrawn" | "application_no_show" | "application_no_show_withdrawn" | "application_offer_lapsed" | "application_company_leaves" | "application_company_stays" | "application_post_taken_down" | "application_shifts_changed" | "application_shift_cancelled" | "application_terms_changed" | "application_terms_asked" | "job_post_invited" | "profile_unlocked" | "intro_video_shown" | "intro_video_rejected" | "resume_unused" | "resume_expiring" | "resume_hidden" | "company_wrote" | "interview_proposed" | "interview_agreed" | "interview_cancelled" | "interview_lapsed" | "interview_stands" | "interview_reminder";
            /** @enum {string} */
            subject: "application" | "invite" | "unlock" | "intro_video" | "resume" | "conversation" | "own_interview";
            /** Format: uuid */
            subjectId: string;
            params: {
                title: string;
                company: string;
                /** @description days, place, pay and the like, in words */
                facts?: string[];
                /** @enum {string} */
                promised?: "offered" | "hired";
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
                kind: "application_interview" | "application_offered" | "application_hired" | "application_rejected" | "application_expired" | "application_cancelled" | "application_let_go" | "application_offer_withdrawn" | "application_no_show" | "application_no_show_withdrawn" | "application_offer_lapsed" | "application_company_leaves" | "application_company_stays" | "application_post_taken_down" | "application_shifts_changed" | "application_shift_cancelled" | "application_terms_changed" | "application_terms_asked" | "job_post_invited" | "profile_unlocked" | "intro_video_shown" | "intro_video_rejected" | "resume_unused" | "resume_expiring" | "company_wrote" | "interview_proposed" | "interview_agreed" | "interview_cancelled" | "interview_lapsed" | "interview_stands" | "interview_reminder";
                /** @enum {string} */
                subject: "application" | "invite" | "unlock" | "intro_video" | "resume" | "conversation" | "own_interview";
                /** @description among the notifications of the product */
                inApp: boolean;
                byMail: boolean;
            }[];
        };
        OwnIntroVideo: {
            /** Format: uuid */
            id: string;
            question: ("introduce" | "experience" | "why_me" | "availability") | null;
            durationMs: number;
            /** @description pixels as it is shown */
            width: number;
            height: number;
            hasSound: boolean;
            /** @enum {string} */
            fileType: "video/mp4" | "video/quicktime" | "video/webm";
            hasPoster: boolean;
            /** @enum {string} */
            state: "in_review" | "shown" | "rejected";
            /** @description companies may watch it now: also while its new captions or poster are reviewed */
            isFilmShown: boolean;
            rejection: {
                /** @enum {string} */
                reason: "contact_details" | "offensive" | "not_a_person" | "not_heard" | "other";
                /** @description Thai, by staff */
                note: string;
            } | null;
            /** @description WebVTT; empty without captions */
            captions: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
        };
        OwnIntroVideos: {
            items: components["schemas"]["OwnIntroVideo"][];
            /** @enum {string} */
            seenBy: "who_may_find_me" | "who_i_applied_to";
        };
        OwnUnlock: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            companyId: string;
            companyName: string;
            /** @enum {string} */
            state: "intended" | "unlocked" | "refused" | "returned" | "objected" | "refunded" | "ended";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            unlockedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            until: string;
            endedAt: string | null;
            /** @description I blocked the company */
            isBlocked: boolean;
            /** @description whether the company can read the contact now */
            isOpen: boolean;
        };
        OwnWorker: {
            /** Format: uuid */
            id: string;
            /** @description the whole name */
            displayName: string;
            givenName: string;
            familyName: string;
            phone: string;
            /** @description whether the address of the account is proven to be theirs */
            emailVerified: boolean;
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
        ProfileUnlock: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            unlockedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            until: string;
            report: ("open" | "accepted" | "declined") | null;
            /** @description whether a number that does not exist can still be reported */
            mayReport: boolean;
        };
        QuickReply: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @description with placeholders such as {ชื่อ}, which the web fills */
            text: string;
            version: number;
        };
        Registered: {
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
            /** @description where the address was typed: signs in anew, as the identity provider signs out whose address changes */
            signInToken?: string;
        };
        Resume: {
            /** Format: uuid */
            id: string;
            headline: string;
            about: string;
            workTypes: components["schemas"]["WorkType"][];
            lengthsOfExperience: components["schemas"]["LengthOfExperience"][];
            languages: components["schemas"]["LanguageSkill"][];
            education: string;
            experienceYears: number;
            province: string;
            district: string;
            lat: number | null;
            lng: number | null;
            radiusKm: number;
            skills: ("take_orders" | "carry_trays" | "tablet_orders" | "recommend_menu" | "serve_buffet" | "open_bottles" | "espresso" | "latte_art" | "drip_coffee" | "tea_drinks" | "smoothies" | "open_store" | "prepare_ingredients" | "wash_dishes" | "knife_skills" | "fry_station" | "kitchen_hygiene" | "thai_dishes" | "isan_dishes" | "grill" | "noodles" | "bakery" | "cash_register" | "pos" | "count_cash" | "qr_payment" | "close_shift" | "greet_customers" | "close_sales" | "live_selling" | "arrange_displays" | "shelve_goods" | "count_stock" | "scan_barcodes" | "hand_pallet" | "check_expiry" | "pack_parcels" | "check_orders" | "print_labels" | "lift_boxes" | "clean_rooms" | "clean_toilets" | "floor_machine" | "make_beds" | "sort_waste" | "talk_to_strangers" | "hand_out_samples" | "demonstrate" | "microphone" | "report_numbers" | "set_up_stage" | "register_guests" | "guide_guests" | "run_lights_sound" | "ride_motorcycle" | "drive_car" | "navigate" | "collect_payment" | "welcome_guests" | "answer_calls" | "book_tables" | "check_in_guests" | "type_documents" | "spreadsheets" | "file_documents" | "answer_chats" | "issue_invoices" | "watch_cameras" | "direct_traffic" | "search_bags" | "first_aid" | "use_radio")[];
            avoids: ("night_shift" | "heavy_lifting" | "long_standing" | "outdoor_heat" | "cold_room" | "heights" | "chemicals" | "raw_meat" | "alcohol" | "smoke" | "cash" | "calls" | "driving" | "alone" | "animals")[];
            /** @description bit day × 4 + part; Sunday = 0; 06-12, 12-18, 18-22, 22-06 in Thailand; 0: they have not said */
            freeParts: number;
            /** @description days from today on that are free all day or not at all, whatever their week says */
            dates: {
                /** Format: date */
                date: string;
                isFree: boolean;
            }[];
            workExperiences: {
                workType: components["schemas"]["WorkType"] | null;
                title: string;
                workplace: string;
                /** Format: date */
                startedOn: string;
                endedOn: string | null;
            }[];
            minHourlyPay: number | null;
            minDailyPay: number | null;
            minNightlyPay: number | null;
            /** @enum {string} */
            visibility: "hidden" | "limited" | "open";
            /** @description nobody finds me because I did not use my account for a year, until I say that I still look for work */
            isUnused: boolean;
            photoInLists: boolean;
            hideFromWorkplaces: boolean;
            isBirthDateKnown: boolean;
            /** @description true for somebody known to be 18 or older */
            mayBeOpen: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updatedAt: string;
            version: number;
        };
        ResumeReader: {
            /** Format: uuid */
            companyId: string;
            /** @description as it was called then */
            companyName: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            firstAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            lastAt: string;
            times: number;
            isBlocked: boolean;
        };
        SavedSearch: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description the query of the search screen’s address */
            address: string;
            filters: {
                [key: string]: string;
            };
            branchId: string | null;
            /** @enum {string} */
            notice: "off" | "daily" | "instant";
            /** @description nobody is told of new people since */
            isBranchGone: boolean;
            /** @description people found in the last seven days */
            foundLately: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            version: number;
        };
        SentAttachment: {
            /** @enum {string} */
            kind: "file";
            fileName: string;
            /** @description what a PDF is called */
            name?: string;
        } | {
            /** @enum {string} */
            kind: "job";
            /** Format: uuid */
            jobPostId: string;
        } | {
            /** @enum {string} */
            kind: "branch";
            /** Format: uuid */
            branchId: string;
        } | {
            /** @enum {string} */
            kind: "position";
            lat: number;
            lng: number;
        } | {
            /** @enum {string} */
            kind: "cannot_come";
            /** Format: uuid */
            jobPostId: string;
            /** @description those I gave back; the job-post service knows of it before */
            shiftIds: string[];
            /** @enum {string} */
            reason: "personal" | "family" | "travel" | "other";
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
        SpentBudget: {
            /**
             * Format: date
             * @description in Thailand
             */
            day: string;
            /** Format: uuid */
            companyId: string;
            /** @description as it was called then */
            companyName: string;
            /** @enum {string} */
            budget: "company" | "member" | "visitor" | "profiles" | "profiles_of_member";
            /** @description how often it was refused */
            times: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            firstAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            lastAt: string;
        };
        TalkReport: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            /** Format: uuid */
            companyId: string;
            companyName: string;
            /** Format: uuid */
            workerId: string;
            /** @description empty once their account is gone */
            workerName: string;
            /** @enum {string} */
            reportedBy: "company" | "worker";
            /** @enum {string} */
            reason: "money" | "documents" | "harassment" | "not_a_job" | "other";
            text: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /** @description the last ones as they were when it was reported */
            messages: {
                seq: number;
                /** @enum {string} */
                side: "company" | "worker";
                text: string;
                attachment: ("picture" | "file" | "voice" | "job" | "location" | "cannot_come" | "gone") | null;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
            }[];
        };
        UnlockReport: {
            /** Format: uuid */
            unlockId: string;
            /** Format: uuid */
            companyId: string;
            companyName: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            reportedAt: string;
            displayName: string;
            phone: string;
        };
        UnlockedWorkerProfile: {
            /** Format: uuid */
            id: string;
            /** @description the whole name */
            displayName: string;
            age: number | null;
            workTypes: components["schemas"]["WorkType"][];
            district: string;
            province: string;
            distanceKm: number | null;
            /** @description true: they say no more than their district, and a distance is that of its centre */
            isFromDistrict: boolean;
            minDailyPay: number | null;
            experienceYears: number;
            languages: components["schemas"]["LanguageSkill"][];
            /** @description without contact details */
            headline: string;
            photoUrl: string | null;
            /** @description documents proved who they are */
            isVerified: boolean;
            about: string | null;
            education: string;
            radiusKm: number;
            minHourlyPay: number | null;
            minNightlyPay: number | null;
            lengthsOfExperience: components["schemas"]["LengthOfExperience"][];
            skills: ("take_orders" | "carry_trays" | "tablet_orders" | "recommend_menu" | "serve_buffet" | "open_bottles" | "espresso" | "latte_art" | "drip_coffee" | "tea_drinks" | "smoothies" | "open_store" | "prepare_ingredients" | "wash_dishes" | "knife_skills" | "fry_station" | "kitchen_hygiene" | "thai_dishes" | "isan_dishes" | "grill" | "noodles" | "bakery" | "cash_register" | "pos" | "count_cash" | "qr_payment" | "close_shift" | "greet_customers" | "close_sales" | "live_selling" | "arrange_displays" | "shelve_goods" | "count_stock" | "scan_barcodes" | "hand_pallet" | "check_expiry" | "pack_parcels" | "check_orders" | "print_labels" | "lift_boxes" | "clean_rooms" | "clean_toilets" | "floor_machine" | "make_beds" | "sort_waste" | "talk_to_strangers" | "hand_out_samples" | "demonstrate" | "microphone" | "report_numbers" | "set_up_stage" | "register_guests" | "guide_guests" | "run_lights_sound" | "ride_motorcycle" | "drive_car" | "navigate" | "collect_payment" | "welcome_guests" | "answer_calls" | "book_tables" | "check_in_guests" | "type_documents" | "spreadsheets" | "file_documents" | "answer_chats" | "issue_invoices" | "watch_cameras" | "direct_traffic" | "search_bags" | "first_aid" | "use_radio")[];
            avoids: ("night_shift" | "heavy_lifting" | "long_standing" | "outdoor_heat" | "cold_room" | "heights" | "chemicals" | "raw_meat" | "alcohol" | "smoke" | "cash" | "calls" | "driving" | "alone" | "animals")[];
            /** @description bit day × 4 + part; Sunday = 0; 06-12, 12-18, 18-22, 22-06 in Thailand; 0: they have not said */
            freeParts: number;
            /** @description days from today on that are free all day or not at all, whatever their week says */
            dates: {
                /** Format: date */
                date: string;
                isFree: boolean;
            }[];
            workExperiences: {
                workType: components["schemas"]["WorkType"] | null;
                title: string;
                workplace: string;
                /** Format: date */
                startedOn: string;
                endedOn: string | null;
            }[];
            /** @description kinds of which there is one; the files are for companies that unlocked the worker */
            certificates: ("food_handler" | "driving_licence" | "other")[];
            phone: string;
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
            /** @description true: they say no more than their district, and a distance is that of its centre */
            isFromDistrict: boolean;
            minDailyPay: number | null;
            experienceYears: number;
            languages: components["schemas"]["LanguageSkill"][];
            /** @description without contact details */
            headline: string;
            photoUrl: string | null;
        };
        WorkerContact: {
            /** @description the whole name */
            displayName: string;
            phone: string;
            email: string | null;
        };
        WorkerMap: {
            clusters: {
                lat: number;
                lng: number;
                workers: number;
            }[];
            /** @description true: counted from a part of the people and rounded */
            isEstimate: boolean;
            /** @description side of the squares that people are counted in */
            cellKm: number;
        };
        WorkerNote: {
            /** Format: uuid */
            id: string;
            text: string;
            authorName: string | null;
            /** @description written by the one who asks, who alone may remove it */
            isOwn: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
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
            /** @description true: they say no more than their district, and a distance is that of its centre */
            isFromDistrict: boolean;
            minDailyPay: number | null;
            experienceYears: number;
            languages: components["schemas"]["LanguageSkill"][];
            /** @description without contact details */
            headline: string;
            photoUrl: string | null;
            /** @description documents proved who they are */
            isVerified: boolean;
            about: string | null;
            education: string;
            radiusKm: number;
            minHourlyPay: number | null;
            minNightlyPay: number | null;
            lengthsOfExperience: components["schemas"]["LengthOfExperience"][];
            skills: ("take_orders" | "carry_trays" | "tablet_orders" | "recommend_menu" | "serve_buffet" | "open_bottles" | "espresso" | "latte_art" | "drip_coffee" | "tea_drinks" | "smoothies" | "open_store" | "prepare_ingredients" | "wash_dishes" | "knife_skills" | "fry_station" | "kitchen_hygiene" | "thai_dishes" | "isan_dishes" | "grill" | "noodles" | "bakery" | "cash_register" | "pos" | "count_cash" | "qr_payment" | "close_shift" | "greet_customers" | "close_sales" | "live_selling" | "arrange_displays" | "shelve_goods" | "count_stock" | "scan_barcodes" | "hand_pallet" | "check_expiry" | "pack_parcels" | "check_orders" | "print_labels" | "lift_boxes" | "clean_rooms" | "clean_toilets" | "floor_machine" | "make_beds" | "sort_waste" | "talk_to_strangers" | "hand_out_samples" | "demonstrate" | "microphone" | "report_numbers" | "set_up_stage" | "register_guests" | "guide_guests" | "run_lights_sound" | "ride_motorcycle" | "drive_car" | "navigate" | "collect_payment" | "welcome_guests" | "answer_calls" | "book_tables" | "check_in_guests" | "type_documents" | "spreadsheets" | "file_documents" | "answer_chats" | "issue_invoices" | "watch_cameras" | "direct_traffic" | "search_bags" | "first_aid" | "use_radio")[];
            avoids: ("night_shift" | "heavy_lifting" | "long_standing" | "outdoor_heat" | "cold_room" | "heights" | "chemicals" | "raw_meat" | "alcohol" | "smoke" | "cash" | "calls" | "driving" | "alone" | "animals")[];
            /** @description bit day × 4 + part; Sunday = 0; 06-12, 12-18, 18-22, 22-06 in Thailand; 0: they have not said */
            freeParts: number;
            /** @description days from today on that are free all day or not at all, whatever their week says */
            dates: {
                /** Format: date */
                date: string;
                isFree: boolean;
            }[];
            workExperiences: {
                workType: components["schemas"]["WorkType"] | null;
                title: string;
                workplace: string;
                /** Format: date */
                startedOn: string;
                endedOn: string | null;
            }[];
            /** @description kinds of which there is one; the files are for companies that unlocked the worker */
            certificates: ("food_handler" | "driving_licence" | "other")[];
        };
        WorkerReason: {
            /** @enum {string} */
            of: "free" | "work" | "distance" | "pay" | "language" | "certificate" | "skill" | "worked_for_us" | "verified" | "word";
            /** @enum {string} */
            state: "met" | "partly" | "missed" | "unsaid";
            /** @description free: in how many of the slots */
            count?: number;
            /** @description free: of how many */
            outOf?: number;
            /** @description free: the slots they are not free in, as asked */
            missed?: string[];
            workType?: components["schemas"]["WorkType"];
            /** @description work: in this type; partly is none */
            months?: number;
            km?: number;
            /** @description distance: how far they go; missed is farther than that */
            reachKm?: number;
            amount?: number | null;
            /** @enum {string} */
            unit?: "hour" | "day" | "night";
            /** @description pay: satang below what is offered; missed is above, less than 0 */
            spare?: number;
            /** @enum {string} */
            code?: "th" | "en" | "zh" | "ja" | "ko" | "my" | "km" | "lo" | "ms";
            /** @enum {string} */
            level?: "basic" | "conversational" | "fluent";
            /** @enum {string} */
            certificate?: "food_handler" | "driving_licence" | "other";
            /** @enum {string} */
            skill?: "take_orders" | "carry_trays" | "tablet_orders" | "recommend_menu" | "serve_buffet" | "open_bottles" | "espresso" | "latte_art" | "drip_coffee" | "tea_drinks" | "smoothies" | "open_store" | "prepare_ingredients" | "wash_dishes" | "knife_skills" | "fry_station" | "kitchen_hygiene" | "thai_dishes" | "isan_dishes" | "grill" | "noodles" | "bakery" | "cash_register" | "pos" | "count_cash" | "qr_payment" | "close_shift" | "greet_customers" | "close_sales" | "live_selling" | "arrange_displays" | "shelve_goods" | "count_stock" | "scan_barcodes" | "hand_pallet" | "check_expiry" | "pack_parcels" | "check_orders" | "print_labels" | "lift_boxes" | "clean_rooms" | "clean_toilets" | "floor_machine" | "make_beds" | "sort_waste" | "talk_to_strangers" | "hand_out_samples" | "demonstrate" | "microphone" | "report_numbers" | "set_up_stage" | "register_guests" | "guide_guests" | "run_lights_sound" | "ride_motorcycle" | "drive_car" | "navigate" | "collect_payment" | "welcome_guests" | "answer_calls" | "book_tables" | "check_in_guests" | "type_documents" | "spreadsheets" | "file_documents" | "answer_chats" | "issue_invoices" | "watch_cameras" | "direct_traffic" | "search_bags" | "first_aid" | "use_radio";
            /** @description worked_for_us: how many they did to the end */
            shifts?: number;
            /**
             * Format: date
             * @description worked_for_us: on which day last, in Thailand
             */
            on?: string;
            word?: string;
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
                    /** @description needed where the sign-in has no address; it is proven by mail */
                    email?: string;
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
                    "application/json": components["schemas"]["Registered"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registered"];
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
    completeOwnWorker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    birthDate?: string;
                    province?: string;
                    district?: string;
                    headline?: string;
                    workType?: components["schemas"]["WorkType"];
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
    previewOwnResume: {
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
                        /** @enum {string} */
                        visibility: "hidden" | "limited" | "open";
                        masked: components["schemas"]["WorkerProfile"];
                        unlocked: components["schemas"]["UnlockedWorkerProfile"];
                    };
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
    fitWorker: {
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
                    "application/json": {
                        match: {
                            worker: components["schemas"]["WorkerCard"];
                            fit: components["schemas"]["Fit"];
                        } | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSpentBudgets: {
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
                        items: components["schemas"]["SpentBudget"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findWorkers: {
        parameters: {
            query?: {
                branchId?: string;
                /** @description instead of a branch */
                lat?: number;
                lng?: number;
                radiusKm?: number;
                /** @description any of them */
                workTypes?: string;
                /** @description slots: 2026-11-28T09:00/18:00 a shift, 2026-11-28 some time that day, 6.morning part of every Saturday, 6 some time every Saturday */
                free?: string;
                freeIn?: "all" | "any";
                /** @description satang: the most they may ask for */
                pay?: number;
                payUnit?: "hour" | "day" | "night";
                experienceMonths?: number;
                /** @description en:conversational,… each with the least level that will do */
                languages?: string;
                /** @description all of them */
                certificates?: string;
                /** @description all of them */
                skills?: string;
                verified?: boolean;
                hasVideo?: boolean;
                workedForUs?: boolean;
                favourites?: boolean;
                /** @description below 18 where the work is lawful at that age; nobody is found for their age otherwise */
                minAge?: number;
                /** @description words of their texts */
                q?: string;
                sort?: "fit" | "distance" | "newest" | "pay";
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
                    "application/json": components["schemas"]["FoundWorkers"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    compareWorkers: {
        parameters: {
            query: {
                branchId?: string;
                /** @description instead of a branch */
                lat?: number;
                lng?: number;
                radiusKm?: number;
                /** @description any of them */
                workTypes?: string;
                /** @description slots: 2026-11-28T09:00/18:00 a shift, 2026-11-28 some time that day, 6.morning part of every Saturday, 6 some time every Saturday */
                free?: string;
                freeIn?: "all" | "any";
                /** @description satang: the most they may ask for */
                pay?: number;
                payUnit?: "hour" | "day" | "night";
                experienceMonths?: number;
                /** @description en:conversational,… each with the least level that will do */
                languages?: string;
                /** @description all of them */
                certificates?: string;
                /** @description all of them */
                skills?: string;
                verified?: boolean;
                hasVideo?: boolean;
                workedForUs?: boolean;
                favourites?: boolean;
                /** @description below 18 where the work is lawful at that age; nobody is found for their age otherwise */
                minAge?: number;
                /** @description words of their texts */
                q?: string;
                /** @description ids, four at most, separated by commas */
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
                    "application/json": components["schemas"]["ComparedWorkers"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    mapWorkers: {
        parameters: {
            query: {
                branchId?: string;
                /** @description instead of a branch */
                lat?: number;
                lng?: number;
                radiusKm?: number;
                /** @description any of them */
                workTypes?: string;
                /** @description slots: 2026-11-28T09:00/18:00 a shift, 2026-11-28 some time that day, 6.morning part of every Saturday, 6 some time every Saturday */
                free?: string;
                freeIn?: "all" | "any";
                /** @description satang: the most they may ask for */
                pay?: number;
                payUnit?: "hour" | "day" | "night";
                experienceMonths?: number;
                /** @description en:conversational,… each with the least level that will do */
                languages?: string;
                /** @description all of them */
                certificates?: string;
                /** @description all of them */
                skills?: string;
                verified?: boolean;
                hasVideo?: boolean;
                workedForUs?: boolean;
                favourites?: boolean;
                /** @description below 18 where the work is lawful at that age; nobody is found for their age otherwise */
                minAge?: number;
                /** @description words of their texts */
                q?: string;
                north: number;
                south: number;
                east: number;
                west: number;
                zoom: number;
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
                    "application/json": components["schemas"]["WorkerMap"];
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
                    workTypes?: components["schemas"]["WorkType"][];
                    lengthsOfExperience?: components["schemas"]["LengthOfExperience"][];
                    workExperiences?: {
                        workType?: components["schemas"]["WorkType"] | null;
                        title?: string;
                        workplace: string;
                        startedOn: string;
                        endedOn?: string | null;
                    }[];
                    skills?: ("take_orders" | "carry_trays" | "tablet_orders" | "recommend_menu" | "serve_buffet" | "open_bottles" | "espresso" | "latte_art" | "drip_coffee" | "tea_drinks" | "smoothies" | "open_store" | "prepare_ingredients" | "wash_dishes" | "knife_skills" | "fry_station" | "kitchen_hygiene" | "thai_dishes" | "isan_dishes" | "grill" | "noodles" | "bakery" | "cash_register" | "pos" | "count_cash" | "qr_payment" | "close_shift" | "greet_customers" | "close_sales" | "live_selling" | "arrange_displays" | "shelve_goods" | "count_stock" | "scan_barcodes" | "hand_pallet" | "check_expiry" | "pack_parcels" | "check_orders" | "print_labels" | "lift_boxes" | "clean_rooms" | "clean_toilets" | "floor_machine" | "make_beds" | "sort_waste" | "talk_to_strangers" | "hand_out_samples" | "demonstrate" | "microphone" | "report_numbers" | "set_up_stage" | "register_guests" | "guide_guests" | "run_lights_sound" | "ride_motorcycle" | "drive_car" | "navigate" | "collect_payment" | "welcome_guests" | "answer_calls" | "book_tables" | "check_in_guests" | "type_documents" | "spreadsheets" | "file_documents" | "answer_chats" | "issue_invoices" | "watch_cameras" | "direct_traffic" | "search_bags" | "first_aid" | "use_radio")[];
                    languages?: components["schemas"]["LanguageSkill"][];
                    education?: string;
                    province?: string;
                    district?: string;
                    lat?: string;
                    lng?: string;
                    radiusKm?: number;
                    freeParts?: number;
                    dates?: {
                        date: string;
                        isFree: boolean;
                    }[];
                    minHourlyPay?: number | null;
                    minDailyPay?: number | null;
                    minNightlyPay?: number | null;
                    avoids?: ("night_shift" | "heavy_lifting" | "long_standing" | "outdoor_heat" | "cold_room" | "heights" | "chemicals" | "raw_meat" | "alcohol" | "smoke" | "cash" | "calls" | "driving" | "alone" | "animals")[];
                    /** @enum {string} */
                    visibility?: "hidden" | "limited" | "open";
                    photoInLists?: boolean;
                    hideFromWorkplaces?: boolean;
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
    showResumeAgain: {
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
    listResumeReaders: {
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
                        items: components["schemas"]["ResumeReader"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listHiddenFrom: {
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
                    "application/json": components["schemas"]["HiddenFrom"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchBlockableCompanies: {
        parameters: {
            query: {
                name: string;
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
                            companyId: string;
                            companyName: string;
                            province: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    blockCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
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
    unblockCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
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
    drawOwnResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    listOwnCertificates: {
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
                        items: components["schemas"]["Certificate"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "food_handler" | "driving_licence" | "other";
                    title?: string;
                    fileName: string;
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
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    permitCertificate: {
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
    removeCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                certificateId: string;
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
    openOwnCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                certificateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    listOwnIntroVideos: {
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
                    "application/json": components["schemas"]["OwnIntroVideos"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addIntroVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fileName: string;
                    posterFileName: string | null;
                    question: ("introduce" | "experience" | "why_me" | "availability") | null;
                    captions: string;
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
                    "application/json": components["schemas"]["OwnIntroVideo"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    permitIntroVideo: {
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
    permitIntroVideoPoster: {
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
    removeIntroVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: string;
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
    changeIntroVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    posterFileName?: string | null;
                    question?: ("introduce" | "experience" | "why_me" | "availability") | null;
                    captions?: string;
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
                    "application/json": components["schemas"]["OwnIntroVideo"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    openOwnIntroVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    openOwnIntroVideoPoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    openOwnIntroVideoCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    listIntroVideos: {
        parameters: {
            query?: {
                /** @description loaded before anybody looks, or with their page: no look of its own is recorded */
                ahead?: boolean;
            };
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
                    "application/json": {
                        items: components["schemas"]["IntroVideo"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readIntroVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workerId: string;
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    readIntroVideoPoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workerId: string;
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    readIntroVideoCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workerId: string;
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    reactToIntroVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workerId: string;
                videoId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reaction: ("like" | "maybe" | "no") | null;
                };
            };
        };
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
    listIntroVideosInReview: {
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
                        items: components["schemas"]["IntroVideoInReview"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reviewIntroVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    reviewIntroVideoPoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    decideIntroVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "show" | "reject";
                    /** @description of the video as staff saw it */
                    version: number;
                    /** @enum {string} */
                    reason?: "contact_details" | "offensive" | "not_a_person" | "not_heard" | "other";
                    note?: string;
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
                        /** Format: uuid */
                        videoId: string;
                        /** @enum {string} */
                        state: "in_review" | "shown" | "rejected";
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readWorkerProfile: {
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
                    "application/json": components["schemas"]["CompanyWorkerProfile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readWorkerCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workerId: string;
                certificateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    unlockWorker: {
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
                    "application/json": components["schemas"]["ContactAccess"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUnlockMarks: {
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
                            workerId: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            until: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportUnlockedNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unlockId: string;
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
                    "application/json": components["schemas"]["ProfileUnlock"] | null;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOwnUnlocks: {
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
                        items: components["schemas"]["OwnUnlock"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    objectToUnlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unlockId: string;
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
                    "application/json": components["schemas"]["OwnUnlock"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUnlockReports: {
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
                        items: components["schemas"]["UnlockReport"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideUnlockReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unlockId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "accept" | "decline";
                    reason: string;
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
                        /** Format: uuid */
                        unlockId: string;
                        /** @enum {string} */
                        state: "intended" | "unlocked" | "refused" | "returned" | "objected" | "refunded" | "ended";
                        /** @enum {string} */
                        report: "open" | "accepted" | "declined";
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWorkerNotes: {
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
                    "application/json": {
                        items: components["schemas"]["WorkerNote"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addWorkerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
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
                    "application/json": components["schemas"]["WorkerNote"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeWorkerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workerId: string;
                noteId: string;
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
    listSavedSearches: {
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
                        items: components["schemas"]["SavedSearch"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveSearch: {
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
                    address: string;
                    filters: {
                        [key: string]: string;
                    };
                    branchId: string | null;
                    /** @enum {string} */
                    notice: "off" | "daily" | "instant";
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
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                savedSearchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    address: string;
                    filters: {
                        [key: string]: string;
                    };
                    branchId: string | null;
                    /** @enum {string} */
                    notice: "off" | "daily" | "instant";
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
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                savedSearchId: string;
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
    listCompanyConversations: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                filter?: "all" | "unread" | "starred" | "archived";
                postId?: string;
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
                        items: components["schemas"]["Conversation"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    beginCompanyConversation: {
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
                    workerId: string;
                    /** Format: uuid */
                    postId?: string;
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countUnreadCompanyConversations: {
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
                        conversations: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readCompanyConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeCompanyConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isStarred?: boolean;
                    isArchived?: boolean;
                    isMuted?: boolean;
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                filter?: "all" | "unread" | "starred" | "archived";
                postId?: string;
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
                        items: components["schemas"]["Conversation"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    beginConversation: {
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
                    companyId: string;
                    /** Format: uuid */
                    postId?: string;
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countUnreadConversations: {
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
                        conversations: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isStarred?: boolean;
                    isArchived?: boolean;
                    isMuted?: boolean;
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCompanyMessages: {
        parameters: {
            query?: {
                before?: number;
                after?: number;
                limit?: number;
            };
            header?: never;
            path: {
                conversationId: string;
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
                        items: components["schemas"]["Message"][];
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchCompanyMessages: {
        parameters: {
            query: {
                text: string;
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
                            conversationId: string;
                            name: string;
                            message: components["schemas"]["Message"];
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendCompanyMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    isConfirmed: boolean;
                    attachment?: components["schemas"]["SentAttachment"] | null;
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    takeBackCompanyMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
                messageId: string;
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    editCompanyMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    isConfirmed: boolean;
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    typeInCompanyConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
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
    permitCompanyMessageFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
            };
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
    readCompanyMessageFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                before?: number;
                after?: number;
                limit?: number;
            };
            header?: never;
            path: {
                conversationId: string;
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
                        items: components["schemas"]["Message"][];
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchMessages: {
        parameters: {
            query: {
                text: string;
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
                            conversationId: string;
                            name: string;
                            message: components["schemas"]["Message"];
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    isConfirmed: boolean;
                    attachment?: components["schemas"]["SentAttachment"] | null;
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    takeBackMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
                messageId: string;
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    editMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    isConfirmed: boolean;
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    typeInConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
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
    permitMessageFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
            };
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
    readMessageFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            default: components["responses"]["Problem"];
        };
    };
    markCompanyConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deliveredUpTo?: number;
                    readUpTo?: number;
                };
            };
        };
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
    markConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deliveredUpTo?: number;
                    readUpTo?: number;
                };
            };
        };
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
    blockCompanyConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    unblockCompanyConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    blockConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    unblockConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportCompanyConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "money" | "documents" | "harassment" | "not_a_job" | "other";
                    text: string;
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "money" | "documents" | "harassment" | "not_a_job" | "other";
                    text: string;
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTalkReports: {
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
                        items: components["schemas"]["TalkReport"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideTalkReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "accept" | "decline";
                    reason: string;
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
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        state: "open" | "accepted" | "declined";
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listQuickReplies: {
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
                        items: components["schemas"]["QuickReply"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addQuickReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    text: string;
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
                    "application/json": components["schemas"]["QuickReply"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeQuickReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                replyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    text: string;
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
                    "application/json": components["schemas"]["QuickReply"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeQuickReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                replyId: string;
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
    getMyMemberDataExportFiles: {
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
    listCompanyInterviews: {
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
                        items: components["schemas"]["Interview"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    proposeInterview: {
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
                    workerId: string;
                    jobPostId: string | null;
                    /** @enum {string} */
                    kind: "video" | "phone" | "on_site";
                    place: string;
                    position: {
                        lat: number;
                        lng: number;
                    } | null;
                    note: string;
                    /** @enum {integer} */
                    minutes: 15 | 30 | 45 | 60;
                    times: string[];
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
                    "application/json": components["schemas"]["Interview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readCompanyInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: string;
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
                    "application/json": components["schemas"]["Interview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptCompanyInterviewTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC
                     */
                    at: string;
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
                    "application/json": components["schemas"]["Interview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endCompanyInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "decline" | "cancel";
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
                    "application/json": components["schemas"]["Interview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInterviews: {
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
                        items: components["schemas"]["Interview"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: string;
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
                    "application/json": components["schemas"]["Interview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptInterviewTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC
                     */
                    at: string;
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
                    "application/json": components["schemas"]["Interview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "decline" | "cancel";
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
                    "application/json": components["schemas"]["Interview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    proposeOtherTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {integer} */
                    minutes: 15 | 30 | 45 | 60;
                    times: string[];
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
                    "application/json": components["schemas"]["Interview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    noteInterviewOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "complete" | "mark_no_show";
                    note: string;
                    decision: ("fits" | "undecided" | "refused") | null;
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
                    "application/json": components["schemas"]["Interview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reconsiderInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: string;
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
                    "application/json": components["schemas"]["Interview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askOtherInterviewTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    at: string;
                    reason: string;
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
                    "application/json": components["schemas"]["Interview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkInterviewLink: {
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
                    "application/json": components["schemas"]["LinkedInterview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerInterviewByLink: {
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
                    /** @enum {string} */
                    event: "accept" | "decline" | "reconsider";
                    at: string | null;
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
                    "application/json": components["schemas"]["LinkedInterview"];
                };
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
    listDoubtfulValues: {
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
                            /** @enum {string} */
                            kind: "birth_date" | "free_day";
                            /** Format: uuid */
                            workerId: string;
                            /** Format: date */
                            value: string;
                        }[];
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
                    kind: "application_interview" | "application_offered" | "application_hired" | "application_rejected" | "application_expired" | "application_cancelled" | "application_let_go" | "application_offer_withdrawn" | "application_no_show" | "application_no_show_withdrawn" | "application_offer_lapsed" | "application_company_leaves" | "application_company_stays" | "application_post_taken_down" | "application_shifts_changed" | "application_shift_cancelled" | "application_terms_changed" | "application_terms_asked" | "job_post_invited" | "profile_unlocked" | "intro_video_shown" | "intro_video_rejected" | "resume_unused" | "resume_expiring" | "resume_hidden" | "company_wrote" | "interview_proposed" | "interview_agreed" | "interview_cancelled" | "interview_lapsed" | "interview_stands" | "interview_reminder";
                    /** Format: uuid */
                    subjectId: string;
                    /** Format: uuid */
                    companyId?: string;
                    params: {
                        title: string;
                        company: string;
                        facts?: string[];
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
                kind: "application_interview" | "application_offered" | "application_hired" | "application_rejected" | "application_expired" | "application_cancelled" | "application_let_go" | "application_offer_withdrawn" | "application_no_show" | "application_no_show_withdrawn" | "application_offer_lapsed" | "application_company_leaves" | "application_company_stays" | "application_post_taken_down" | "application_shifts_changed" | "application_shift_cancelled" | "application_terms_changed" | "application_terms_asked" | "job_post_invited" | "profile_unlocked" | "intro_video_shown" | "intro_video_rejected" | "resume_unused" | "resume_expiring" | "company_wrote" | "interview_proposed" | "interview_agreed" | "interview_cancelled" | "interview_lapsed" | "interview_stands" | "interview_reminder";
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
    receiveEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "applicant_changed";
                    about: {
                        /** Format: uuid */
                        companyId: string;
                        /** Format: uuid */
                        workerId: string;
                    };
                    facts: {
                        applicant: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            until: string;
                            hiredAt: string | null;
                            contactFrom: string | null;
                            workplace: {
                                companyName: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC
                                 */
                                since: string;
                            } | null;
                            worked?: {
                                shifts: number;
                                /** Format: date */
                                lastOn: string;
                            } | null;
                        } | null;
                    };
                } | {
                    /** @enum {string} */
                    type: "talk_right_changed";
                    about: {
                        /** Format: uuid */
                        companyId: string;
                        /** Format: uuid */
                        workerId: string;
                        /** Format: uuid */
                        jobPostId: string;
                    };
                    facts: {
                        company: {
                            name: string;
                            /** @enum {string} */
                            standing: "unregistered" | "registered" | "represented";
                            logoUrl: string | null;
                        };
                        right: {
                            title: string;
                            workType: components["schemas"]["WorkType"] | null;
                            invitedAt: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            until: string;
                        } | null;
                    };
                } | {
                    /** @enum {string} */
                    type: "company_closed";
                    about: {
                        /** Format: uuid */
                        companyId: string;
                    };
                    facts: Record<string, never>;
                } | {
                    /** @enum {string} */
                    type: "application_ended";
                    about: {
                        /** Format: uuid */
                        companyId: string;
                        /** Format: uuid */
                        applicationId: string;
                    };
                    facts: {
                        /** Format: uuid */
                        workerId: string;
                        /** Format: uuid */
                        jobPostId: string;
                        /** @enum {string} */
                        endedBy: "company" | "worker";
                    };
                } | {
                    /** @enum {string} */
                    type: "applicant_hired";
                    about: {
                        /** Format: uuid */
                        companyId: string;
                        /** Format: uuid */
                        applicationId: string;
                    };
                    facts: {
                        /** Format: uuid */
                        workerId: string;
                        /** Format: uuid */
                        jobPostId: string;
                    };
                } | {
                    /** @enum {string} */
                    type: "notice_settled";
                    about: {
                        /** Format: uuid */
                        workerId: string;
                        /** @enum {string} */
                        kind: "application_offered" | "application_hired" | "application_terms_asked" | "job_post_invited" | "application";
                        /** Format: uuid */
                        subjectId: string;
                    };
                    facts: Record<string, never>;
                } | {
                    /** @enum {string} */
                    type: "branch_reopened";
                    about: {
                        /** Format: uuid */
                        companyId: string;
                        /** Format: uuid */
                        branchId: string;
                    };
                    facts: {
                        memberUids: string[];
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
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDeadJobs: {
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
                        items: components["schemas"]["DeadJob"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    retryDeadJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
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
    listFailingRoutines: {
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
                        items: components["schemas"]["FailingRoutine"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
