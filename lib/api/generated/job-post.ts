// Generated from services/job-post/openapi.json by `npm run generate`. Do not edit.

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
    "/v1/account-kind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description As which kind the person may register: the one asked for, unless the other was first. */
        put: operations["reserveAccountKind"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password-resets/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password-resets/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["applyPasswordReset"];
        delete?: never;
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
    "/v1/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCompany"];
        put: operations["updateCompany"];
        post?: never;
        delete: operations["giveUpCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/logo-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["permitCompanyLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A few companies that are shown workers, by a part of their name */
        get: operations["searchCompanyNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-names/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the companies that are shown workers */
        get: operations["readCompanyName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-names/{companyId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What some members of a company are called now; who left is not listed */
        get: operations["listMemberNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeMember"];
        post?: never;
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["leaveCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How those are called who may pay for the company, the longest there first */
        get: operations["listPayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvitations"];
        put?: never;
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{invitationId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeInvitationState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/reconsider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back that an invitation was declined, until the invitation ends */
        post: operations["reconsiderInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["registerInvited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/join-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMyJoinRequests"];
        put?: never;
        post: operations["askToJoinCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/join-requests/{joinRequestId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeMyJoinRequestState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/join-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJoinRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/join-requests/{joinRequestId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acceptJoinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/join-requests/{joinRequestId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["declineJoinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCompanyDocuments"];
        put?: never;
        post: operations["addCompanyDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/document-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["permitCompanyDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeCompanyDocument"];
        options?: never;
        head?: never;
        patch: operations["changeCompanyDocument"];
        trace?: never;
    };
    "/v1/company/documents/{documentId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["linkCompanyDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/document-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readCompanyDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Found a company without its number, which another one has, and dispute that */
        post: operations["claimCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCompanyDisputes"];
        put?: never;
        post: operations["beginCompanyDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/disputes/{disputeId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["answerCompanyDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDisputesForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/disputes/{disputeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDisputeForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/disputes/{disputeId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["decideDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/verification-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["submitCompanyDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCompaniesForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCompanyForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/companies/{companyId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["decideCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/companies/{companyId}/documents/{documentId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readDocumentForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/representation-letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letter the company asked for last, and what keeps it from asking for one */
        get: operations["getRepresentationLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/representation-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks staff to post a code to the address the registry has */
        post: operations["askForRepresentationLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/representation-letters/{letterId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeRepresentationLetterState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/representation-letters/{letterId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enters the code of the letter; the right one makes the company represented */
        post: operations["enterRepresentationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/representation-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Letters of one state, the one asked for first first */
        get: operations["listRepresentationLettersForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/representation-letters/{letterId}/prints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the letter says, with a new code; one printed before is worth nothing then */
        post: operations["printRepresentationLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBranches"];
        put?: never;
        post: operations["createBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/branches/summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBranchSummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/branches/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["importBranches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/branches/{branchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBranch"];
        put: operations["updateBranch"];
        post?: never;
        delete: operations["deleteBranch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/branches/{branchId}/archivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["archiveBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/branches/{branchId}/restorations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/branches/photo-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["permitBranchPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJobPosts"];
        put?: never;
        post: operations["createJobPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["countJobPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/among": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of some posts the member sees, of one branch or of all */
        get: operations["listJobPostsAmong"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What publishing a post takes, and what the company has for it */
        get: operations["getJobPostPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/{jobPostId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getJobPost"];
        put: operations["updateJobPost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/{jobPostId}/resubmission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edits a post that waits for staff and submits it again, in one step */
        put: operations["resubmitJobPost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/{jobPostId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeJobPostState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/{jobPostId}/credit-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditRequest"];
        /** Asks those who may pay to buy the credit that a post waits for, at most once a day */
        put: operations["requestCredit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeJobPostStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/clones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cloneJobPosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/photo-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["permitJobPostPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favourite-groups/{groupId}/job-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s posts that are shown to a group, or about to be; 20 at most */
        get: operations["listJobPostsForGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/{jobPostId}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest applications of every stage, and how many there are */
        get: operations["getApplicationBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/{jobPostId}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One stage of the board, newest application first */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/applications/{applicationId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an application, oldest first */
        get: operations["listApplicationEvents"];
        put?: never;
        post: operations["changeApplicationState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/applications/{applicationId}/lost-place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Somebody is needed after all in the place of an applicant who gave their job back */
        put: operations["restoreLostPlace"];
        post?: never;
        /** Nobody is needed in the place of an applicant who gave their job back */
        delete: operations["dismissLostPlace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/applications/{applicationId}/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the shifts somebody is offered or hired for, of those they can come to */
        put: operations["changeApplicationShifts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/applications/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the same of several applications; each has its own answer */
        post: operations["changeApplicationStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/applications/{applicationId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listApplicationNotes"];
        put?: never;
        post: operations["addApplicationNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/applications/{applicationId}/notes/{noteId}": {
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
        delete: operations["removeApplicationNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/interviewees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who waits for an answer about an open post, and can be asked to an interview */
        get: operations["listInterviewees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/{jobPostId}/work-starts/{workerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the work begins that an interview with somebody comes too late for, and what is decided about them */
        get: operations["getWorkStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/action-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may need the member now, of one branch or of all they see */
        get: operations["getActionItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who comes today and tomorrow and who is missing, of one branch or of all the member sees */
        get: operations["getDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coming-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is hired for which shifts to come, post by post */
        get: operations["getComingWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMyApplications"];
        put?: never;
        /** Apply with my resume as it is now; a second application to a post is the first one, unless that was withdrawn */
        post: operations["applyForJobPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMyApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/applications/{applicationId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeMyApplicationState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/applications/{applicationId}/term-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts terms that were changed after I was hired, keeps to the agreed ones, or leaves */
        post: operations["answerChangedTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/applications/{applicationId}/given-back-shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives back shifts of a job that is mine; I keep the others, or without any I have withdrawn */
        post: operations["giveBackMyShifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/applications/{applicationId}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says that I am coming to the job that is mine */
        put: operations["confirmMyJob"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/applications/{applicationId}/acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says that I have read that an offer or a job was taken back, or that I was marked absent */
        put: operations["acknowledgeMyApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/job-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posts that wait for review, the one whose work begins first before the others */
        get: operations["listJobPostsForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/job-posts/{jobPostId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getJobPostForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/job-posts/{jobPostId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides about a post at the version that staff read */
        post: operations["decideJobPost"];
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
        /** Days beyond the horizon of their fields, and addresses that the list of places does not have */
        get: operations["listDoubtfulValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/{jobPostId}/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workers invited to a post with their answers, the last one first; a hundred at most */
        get: operations["listJobPostInvites"];
        put?: never;
        /** Invites workers to a published post, in their order, as far as the limits allow */
        post: operations["inviteWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/{jobPostId}/invites/{workerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Invites a worker to a published post; once, however often it is asked */
        put: operations["inviteWorker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/{jobPostId}/applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of some workers have applied to a post, whatever became of it */
        get: operations["listApplicantsAmong"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-post-invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations to all posts with their answers, the last one first */
        get: operations["listSentInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/job-post-invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posts I was invited to and can still apply for, the last one first, or the one asked for; 50 at most */
        get: operations["listMyJobPostInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/known-job-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of some posts I was invited to or applied for, whatever became of it */
        get: operations["listMyKnownJobPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/job-post-invites/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** I saw invitations, decline them, or think again; what is out of turn changes nothing */
        post: operations["answerJobPostInvites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/data-export-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My applications and invitations, as my copy of everything holds them */
        get: operations["getMyDataExportFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/job-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posts anybody may apply for: the newest, best paid, soonest or nearest first */
        get: operations["listPublicJobPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/job-post-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where and for what there are open posts, most first */
        get: operations["countPublicJobPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/job-post-index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every open post and when it changed, for a sitemap */
        get: operations["indexPublicJobPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/job-posts/{jobPostId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A post that is or was in front of everybody; one that has ended says so */
        get: operations["getPublicJobPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/job-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open posts that companies show to their favourites, for me; published last first, 50 at most */
        get: operations["listMyChosenJobPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/my/job-posts/{jobPostId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A post I may read: everybody’s, or one I was chosen for, invited to or have applied to */
        get: operations["getJobPostForMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/job-posts/{jobPostId}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody looks at a public post; robots and its own company are not counted */
        post: operations["countJobPostView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-posts/{jobPostId}/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often a post was looked at, how many applied, got to an interview or further, and were hired */
        get: operations["getJobPostFunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/trends/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Views of the public pages of posts, applications and hires, by day; of 90 days by week */
        get: operations["getActivityTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/trends/time-to-hire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hours from publishing until somebody had the job */
        get: operations["getTimeToHireTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/trends/spend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credits spent on posts, and hires */
        get: operations["getSpendTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saved-search-news/{newsId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tells a member of new people for a saved search, or that it stops; once however often it is asked */
        put: operations["tellOfPeople"];
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
    "/v1/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is for sale; prices are before VAT */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is for sale, with the moment from which it can be ordered */
        get: operations["listPackagesForStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/package-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says from when on the packages of a kind can be ordered; orders that exist stay as they are */
        post: operations["changePackageSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchase-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be bought now, with all taxes, and in whose name */
        get: operations["getPurchaseOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s orders, newest first */
        get: operations["listOrders"];
        put?: never;
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order-marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Of which orders something became, for the web, whose visitors watch them; it names no company */
        put: operations["listOrderMarks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{orderId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code to scan, or a card to charge: the open payment of that kind, or a new one of the same order */
        post: operations["askForPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{orderId}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the payment provider at once, and answers how the order stands */
        post: operations["checkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{orderId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeOrderState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{orderId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of the code to scan */
        get: operations["getPaymentCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOrderForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/orders/{number}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns money of an order, through the payment provider or by a transfer of staff’s own, and takes unspent credits back */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/refunds/{refundId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that staff have transferred a refund, or will not */
        post: operations["changeRefundState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/extra-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money that gave nothing, because its order was paid already or its company had closed, and is not returned, the oldest first */
        get: operations["listExtraPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/partly-lost-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of which a bank took less than was not delivered, and the rest of that is not returned, the oldest first */
        get: operations["listPartlyLostOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/payment-disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPaymentDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/payment-differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPaymentDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/payment-differences/{differenceId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that staff have dealt with a difference, so that the same is not found again */
        post: operations["changeDifferenceState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/payment-comparisons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compares the payment provider’s lists of the last days with our payments at once */
        post: operations["comparePayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was earned by day, package and method, and what is deferred at the end of the period */
        get: operations["getRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{orderId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tax invoice and receipt of a paid order as PDF */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/credit-notes/{creditNoteId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A credit note as PDF */
        get: operations["getCreditNoteFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saved-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cards that the company can pay by */
        get: operations["listSavedCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saved-cards/{savedCardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeSavedCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/buffet-links/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a sales link is worth, and for which company it would count */
        post: operations["checkBuffetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/buffet-links/activations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the member's company what the link is worth; the same member may repeat it */
        post: operations["activateBuffetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/buffet-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All sales links, newest first */
        get: operations["listBuffetLinks"];
        put?: never;
        /** A sales link; it is in this answer and nowhere else */
        post: operations["makeBuffetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/buffet-links/{linkId}/revocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["revokeBuffetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/topup-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link with which a phone app opens the screens to buy credit, once and within 5 minutes */
        post: operations["makeTopupLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/topup-passes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a link, once, for a pass to the operations that say so */
        post: operations["openTopupLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/topup-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the app of the pass is answered */
        get: operations["getTopupReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s orders with their documents and refunds of withheld tax, newest first */
        get: operations["listOrderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order-history/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with its documents, what was returned of it, and its refund of withheld tax */
        get: operations["getOrderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{paymentId}/tax-refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be asked back for the order that a payment paid, and how far the refund is */
        get: operations["getTaxRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tax-refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The refunds of withheld tax that are not over, newest order first: the first hundred */
        get: operations["listUnfinishedTaxRefunds"];
        put?: never;
        post: operations["beginTaxRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tax-refunds/{taxRefundId}": {
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
        patch: operations["saveTaxRefund"];
        trace?: never;
    };
    "/v1/tax-refunds/{taxRefundId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeTaxRefundState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tax-refunds/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["permitTaxCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tax-refunds/{taxRefundId}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTaxCertificate"];
        put: operations["addTaxCertificate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/tax-refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds that wait for staff, or those of a state, oldest first */
        get: operations["listTaxRefundsForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/tax-refunds/{taxRefundId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTaxRefundForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/tax-refunds/{taxRefundId}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readTaxCertificateForOps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/tax-refunds/{taxRefundId}/account-readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The whole account of an approved refund, for who pays it; reading it is audited */
        post: operations["readTaxRefundAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/tax-refunds/{taxRefundId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["decideTaxRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Decisions of the caller, employer or worker, made while signed in. */
        get: operations["listConsents"];
        put?: never;
        post: operations["recordConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registry-lookups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts a look-up in the company registry to the person and the visitor; refused once they had theirs */
        post: operations["countRegistryLookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/map-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follows a link of Google Maps or Apple Maps to its position; nothing is stored */
        post: operations["openMapLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/credits/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/credits/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The credits that can be used, in the order in which they are spent: the first hundred grants */
        get: operations["listUsableCreditGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/credits/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to the credits, newest first; what was reserved and then spent is one line */
        get: operations["listCreditStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/credits/statement-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the lines of a filter come to, with the balances before and after its period */
        get: operations["getCreditStatementTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/companies/{companyId}/credit-grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["grantCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/profile-unlocks/{unlockId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes one profile credit for an unlock, once however often it is asked */
        put: operations["debitProfileUnlock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/profile-unlocks/{unlockId}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Refuses a debit that has not come, or answers how the one that came stands */
        put: operations["closeProfileUnlock"];
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
    "/v1/payment-events/{merchant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the payment provider sends its events */
        post: operations["receivePaymentEvent"];
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
        ActionItems: {
            rejected: components["schemas"]["PostToActOn"][];
            waitingForCredit: components["schemas"]["PostToActOn"][];
            drafts: components["schemas"]["PostToActOn"][];
            /** @description published posts whose last shift ends today or tomorrow, the soonest first; 20 at most */
            endingSoon: components["schemas"]["PostToActOn"][];
            /** @description whether a post that waits for credit can go on */
            hasCreditForPost: boolean;
            /** @description posts with applicants nobody has opened, the longest waiting first; 20 at most */
            applicants: {
                /** Format: uuid */
                jobPostId: string;
                title: string;
                branchName: string | null;
                applicants: number;
                /**
                 * Format: date-time
                 * @description when the longest waiting of them applied
                 */
                since: string;
                nextStart: string | null;
            }[];
            /** @description published posts with shifts that begin within 48 hours and lack people, the earliest of each post; 20 at most */
            understaffed: components["schemas"]["UnderstaffedShift"][];
            /** @description people who ask to join the company; 20 at most */
            joinRequests: number;
            answerBy: string | null;
            expiringCredits: {
                amount: number;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
            } | null;
        };
        ActivatedBuffet: {
            company: string;
            days: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            until: string;
        };
        Address: {
            line: string;
            subdistrict: string;
            district: string;
            province: string;
            postcode: string;
        };
        /** @description what they agreed to, where the post has other terms by now that they have not accepted */
        AgreedTerms: {
            /** @description they keep to these terms, or did not answer in time; else they are or will be asked */
            isSettled: boolean;
            answerBy: string | null;
            /** @description earliest first */
            shifts: components["schemas"]["OwnShift"][];
            /** @description shifts to come that were cancelled for them */
            cancelled: components["schemas"]["OwnShift"][];
            payUnit: ("hour" | "day" | "job") | null;
            payAmount: number | null;
        };
        Application: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            jobPostId: string;
            /** Format: uuid */
            workerId: string;
            /** @enum {string} */
            state: "submitted" | "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "completed" | "no_show" | "rejected" | "withdrawn" | "offer_declined" | "expired";
            /** @enum {string} */
            stage: "submitted" | "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "ended";
            worker: components["schemas"]["ShownApplicant"] | null;
            contactBar: {
                /** @enum {string} */
                why: "suspended" | "not_met" | "untold" | "later";
                until: string | null;
            } | null;
            answers: components["schemas"]["GivenAnswer"][];
            /** @description the shifts they can come to; none where everybody works every shift */
            shiftIds: string[];
            assignedShiftIds: string[] | null;
            /** @description shifts that were theirs and that they cannot come to after all */
            givenBack: components["schemas"]["OwnShift"][];
            /** @description how many */
            notes: number;
            /** @description what a member can ask for now */
            events: ("view" | "shortlist" | "interview" | "offer" | "hire" | "reject" | "complete" | "mark_no_show")[];
            /** @description they asked for the removal of their account: until they keep it, nobody may expect them */
            isLeaving: boolean;
            version: number;
            /** @description the worker reads this state */
            isKnown: boolean;
            /** @description the worker reads this state, and the news of it is on its way to their bell */
            isBeingTold: boolean;
            toldAt: string | null;
            confirmedAt: string | null;
            oldTerms: components["schemas"]["AgreedTerms"] | null;
            takenBack: ("offered" | "hired") | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            movedAt: string;
        };
        ApplicationEntry: {
            /** @enum {string} */
            event: "submit" | "view" | "shortlist" | "interview" | "offer" | "hire" | "reject" | "complete" | "mark_no_show" | "withdraw" | "accept" | "decline" | "refuse_terms" | "expire" | "change_shifts" | "give_back" | "change_terms" | "accept_terms" | "keep_terms" | "lapse_terms";
            from: ("submitted" | "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "completed" | "no_show" | "rejected" | "withdrawn" | "offer_declined" | "expired") | null;
            /** @enum {string} */
            to: "submitted" | "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "completed" | "no_show" | "rejected" | "withdrawn" | "offer_declined" | "expired";
            /** @enum {string} */
            who: "member" | "worker" | "system";
            memberName: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
        };
        ApplicationInterviewEntry: {
            /** @enum {string} */
            what: "proposed" | "accepted" | "other_time" | "declined" | "reconsidered" | "cancelled" | "unanswered" | "restored" | "soon" | "dealt_with";
            /** @description its time, and how the two talk, as sentences say it */
            when: string;
            /** @enum {string} */
            who: "company" | "worker" | "system";
            memberName: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
        };
        ApplicationOutcome: {
            /** Format: uuid */
            applicationId: string;
            application: components["schemas"]["Application"] | null;
            refusal: string | null;
            movedBy: components["schemas"]["MovedBy"] | null;
        };
        AskedPayment: {
            /** Format: uuid */
            orderId: string;
            /** Format: uuid */
            paymentId: string;
        };
        AskedRefund: {
            /** Format: uuid */
            refundId: string;
        };
        BankAccount: {
            /** @enum {string} */
            bank: "002" | "004" | "006" | "011" | "014" | "022" | "024" | "025" | "030" | "033" | "034" | "066" | "067" | "069" | "070" | "071" | "073";
            accountName: string;
            accountNumber: string;
        };
        Branch: {
            /** Format: uuid */
            id: string;
            name: string;
            taxBranchNumber: string;
            address: components["schemas"]["MarkedAddress"];
            lat: number | null;
            lng: number | null;
            phone: string;
            /** @description download addresses; the first stands for the branch */
            photos: string[];
            /** @description published and paused */
            openPosts: number;
            archivedAt: string | null;
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
        };
        BranchImportResult: {
            rows: {
                id: string | null;
                /** @description why it was not stored; none where it was */
                errors: components["schemas"]["FieldError"][];
            }[];
        };
        BranchSummaries: {
            items: {
                /** Format: uuid */
                id: string;
                name: string;
                taxBranchNumber: string;
                lat: number | null;
                lng: number | null;
                /** @description published and paused */
                openPosts: number;
                district: string;
                province: string;
            }[];
        };
        BuffetLink: {
            /** @enum {string} */
            state: "valid" | "used" | "expired" | "revoked" | "other_company";
            /** @description of unlimited posting */
            days: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            activateBy: string;
            /** @enum {string} */
            standing: "signed_out" | "worker" | "not_registered" | "no_company" | "not_allowed" | "suspended" | "may_activate";
            company: string | null;
            /** @description whether the viewer's company used it */
            isOurs: boolean;
            until: string | null;
        };
        Buyer: {
            name: string;
            /** @description a person’s own with its last four digits only */
            taxId: string;
            /** @description five digits; 00000 is the head office */
            branchNumber: string;
            address: components["schemas"]["Address"];
        };
        CancelledPost: {
            /** Format: uuid */
            jobPostId: string;
            title: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
            /** @description how many lost the job or an offer by it, and the news is on its way to their bell */
            beingTold: number;
            /** @description how many of those who lost something the news has reached */
            told: number;
            /** @description the first of those whom it has reached; 3 at most */
            people: (string | null)[];
        };
        ComingWork: {
            /** @description posts with people who are hired for a shift to come; 50 at most */
            items: {
                /** Format: uuid */
                jobPostId: string;
                title: string;
                people: (string | null)[];
                /** @description those that any of them comes to, the earliest first */
                shifts: components["schemas"]["OwnShift"][];
            }[];
            /** @description everybody who comes, once however many posts they come to */
            peopleCount: number;
        };
        Company: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "juristic_person" | "sole_proprietor" | "individual";
            /** @description the number; a person’s own with its last four digits only */
            juristicId: string;
            name: string;
            /** @description the registry or staff confirmed it: nobody edits it */
            isNameConfirmed: boolean;
            address: components["schemas"]["MarkedAddress"];
            /** @description download address of the logo; none or one */
            logo: string[];
            website: string | null;
            facebookUrl: string | null;
            about: string | null;
            contactName: string | null;
            contactPhone: string | null;
            contactEmail: string | null;
            /** @enum {string} */
            verification: "unverified" | "registry_matched" | "documents_submitted" | "under_review" | "verified" | "needs_more_documents" | "rejected" | "suspended";
            verificationReason: string | null;
            /** @enum {string} */
            standing: "unregistered" | "registered" | "represented";
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
        };
        CompanyDocument: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "company_certificate" | "director_id_card" | "commercial_registration" | "owner_id_card" | "business_proof" | "vat_registration" | "power_of_attorney" | "other";
            name: string;
            /** @enum {string} */
            fileType: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            /** @description bytes */
            size: number;
            /** @enum {string} */
            state: "draft" | "submitted" | "accepted" | "refused";
            reason: string | null;
            expiresOn: string | null;
            /** @description false once the file was removed and only the decision is kept */
            hasFile: boolean;
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
        };
        CompanyDocuments: {
            items: components["schemas"]["CompanyDocument"][];
            /** @description documents may be added, replaced, taken out and sent to staff now */
            isOpen: boolean;
            /** @description documents may be added, and those added and not sent yet changed; true while a dispute waits for an answer */
            mayAdd: boolean;
        };
        ConsentRecord: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            subjectKey: string;
            /** @enum {string} */
            decision: "accept_all" | "reject_all" | "toggle" | "reset";
            choices: {
                /** @description strictly necessary */
                SNC: boolean;
                /** @description functionality */
                FC: boolean;
                /** @description analytical/performance */
                AnPC: boolean;
                /** @description advertising */
                AC: boolean;
            };
            policyVersion: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            decidedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
        };
        CreditBalance: {
            /** @description credits that can be used now */
            available: number;
            /** @description credits that are reserved: they are spent, or come back */
            held: number;
            nextExpiry: {
                amount: number;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
            } | null;
            nearEnd: {
                amount: number;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
            } | null;
            expiring: {
                amount: number;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
            } | null;
        };
        CreditGrant: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            companyId: string;
            /** @enum {string} */
            kind: "job_post" | "profile_unlock";
            amount: number;
            expiresAt: string | null;
        };
        CreditRequest: {
            asked: {
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
                names: string[];
            } | null;
        };
        CreditStatementLine: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
            /** @enum {string} */
            kind: "job_post" | "profile_unlock";
            /** @enum {string} */
            type: "grant" | "reserve" | "release" | "expire" | "refund" | "adjust";
            /** @description the change of the credits that can be used */
            amount: number;
            /** @description the company's credits of the kind after it */
            balance: number;
            actor: {
                /** @enum {string} */
                kind: "member" | "former_member" | "staff" | "system";
                name: string | null;
            };
            reservation: {
                /** Format: uuid */
                subjectId: string;
                /** @enum {string} */
                state: "held" | "captured" | "released";
                settledAt: string | null;
            } | null;
            post: {
                title: string | null;
                branchName: string | null;
            } | null;
            worker: {
                /** Format: uuid */
                id: string;
                displayName: string | null;
            } | null;
            grant: {
                /** @enum {string} */
                source: "starting" | "order" | "staff" | "returned";
                expiresAt: string | null;
            } | null;
            order: {
                number: string;
                invoiceNumber: string | null;
                /** @description satang (1/100 baht) */
                totalSatang: number;
            } | null;
        };
        CreditStatementTotal: {
            /** @enum {string} */
            kind: "job_post" | "profile_unlock";
            /** @description the company's balance before the period */
            opening: number;
            added: number;
            /** @description zero or below */
            taken: number;
            /** @description the company's balance at the end of the period */
            closing: number;
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
        Days: {
            /** @description with shifts that began yesterday and still go on */
            today: {
                /**
                 * Format: date
                 * @description Asia/Bangkok
                 */
                date: string;
                /** @description of people who agreed to other terms than their post has by now, and come on those */
                formerShifts: components["schemas"]["FormerShift"][];
                /** @description not over yet, the earliest first */
                shifts: components["schemas"]["ShiftOfDay"][];
            };
            tomorrow: {
                /**
                 * Format: date
                 * @description Asia/Bangkok
                 */
                date: string;
                /** @description of people who agreed to other terms than their post has by now, and come on those */
                formerShifts: components["schemas"]["FormerShift"][];
                /** @description not over yet, the earliest first */
                shifts: components["schemas"]["ShiftOfDay"][];
            };
            /** @description hired people who cannot come to a shift that nobody has in their place yet, the soonest first */
            lostPlaces: components["schemas"]["LostPlace"][];
            /** @description what workers answered in the last 24 hours, the latest first; 6 at most */
            answers: components["schemas"]["WorkerAnswer"][];
            /** @description who cannot come and is not replaced, because a member said so in the last 24 hours, the latest first; 6 at most */
            dismissed: components["schemas"]["DismissedPlace"][];
            /** @description published posts that were cancelled in the last 24 hours, the latest first; 6 at most */
            cancelled: components["schemas"]["CancelledPost"][];
            /** @description published posts with a shift to come, the soonest first; 4 at most */
            openPosts: components["schemas"]["NextPost"][];
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
        DecidedPost: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "draft" | "pending_review" | "published" | "paused" | "filled" | "expired" | "closed" | "rejected" | "cancelled";
            title: string | null;
            version: number;
        };
        DismissedPlace: {
            /** Format: uuid */
            applicationId: string;
            displayName: string | null;
            /** Format: uuid */
            jobPostId: string;
            title: string;
            /**
             * Format: date-time
             * @description start of the first of the shifts
             */
            startsAt: string;
            /** @description how many shifts it is about */
            shifts: number;
            /**
             * Format: date-time
             * @description when it was said
             */
            at: string;
            byName: string | null;
        };
        Dispute: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            side: "claimant" | "holder";
            /** @enum {string} */
            state: "preparing" | "open" | "answered" | "won" | "lost" | "withdrawn" | "ended";
            words: string | null;
            reason: string | null;
            mayAnswer: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            openedAt: string | null;
            answerBy: string | null;
            answeredAt: string | null;
            endedAt: string | null;
        };
        DisputeParty: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            verification: "unverified" | "registry_matched" | "documents_submitted" | "under_review" | "verified" | "needs_more_documents" | "rejected" | "suspended";
            /** @enum {string} */
            standing: "unregistered" | "registered" | "represented";
        };
        DocumentLink: {
            /** @description opens this file for whoever asked, until it expires */
            link: string;
            expiresInSeconds: number;
        };
        ExtraPayment: {
            /** Format: uuid */
            paymentId: string;
            orderNumber: string;
            companyName: string;
            companyClosedAt: string | null;
            /** @enum {string} */
            method: "promptpay" | "card";
            /** @enum {string} */
            merchant: "job_post" | "employers";
            /** @description satang (1/100 baht) */
            amountSatang: number;
            /** @description satang that were refunded, or that a bank took back */
            returnedSatang: number;
            at: string | null;
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
        FieldError: {
            field: string;
            rule: string;
            params: {
                [key: string]: string | number;
            };
        };
        FormerShift: {
            /** Format: uuid */
            applicationId: string;
            displayName: string | null;
            /** Format: uuid */
            workerId: string;
            /** Format: uuid */
            jobPostId: string;
            shiftId: string;
            title: string;
            /** @description HH:mm, Asia/Bangkok */
            startTime: string;
            endTime: string;
            pay: {
                /** @enum {string} */
                unit: "hour" | "day" | "job";
                /** @description satang (1/100 baht) */
                amount: number;
            } | null;
            /** @description what the post says of it by now; no shift where it is no part of the post any more */
            becomes: {
                shift: {
                    /** Format: date */
                    date: string;
                    startTime: string;
                    endTime: string;
                } | null;
                pay: {
                    /** @enum {string} */
                    unit: "hour" | "day" | "job";
                    /** @description satang (1/100 baht) */
                    amount: number;
                } | null;
            };
            /** @description what they agreed to stands; else they are or will be asked */
            isSettled: boolean;
        };
        GivenAnswer: {
            questionId: string;
            /** @enum {string} */
            kind: "yes_no" | "choice" | "text";
            question: string;
            /** @description yes_no: yes or no */
            answer: string;
            /** @description false where the post wanted another answer */
            isWanted: boolean;
        };
        HiredPerson: {
            /** Format: uuid */
            workerId: string;
            displayName: string | null;
        };
        HistoryOrder: {
            /** Format: uuid */
            id: string;
            number: string;
            /** @enum {string} */
            state: "pending" | "awaiting_payment" | "paid" | "fulfilled" | "expired" | "cancelled" | "partly_refunded" | "refunded" | "reversed";
            /** @enum {string} */
            kind: "job_post" | "buffet" | "profile_unlock";
            size: number;
            validDays: number;
            /** @description satang (1/100 baht) */
            priceSatang: number;
            /** @description satang (1/100 baht) */
            vatSatang: number;
            /** @description satang (1/100 baht) */
            totalSatang: number;
            /** @description satang that the buyer may withhold and claim back; 0 for none */
            withholdingSatang: number;
            /** @description of its day, in hundredths of a per cent */
            vatRate: number;
            buyer: components["schemas"]["Buyer"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            payableUntil: string;
            paidAt: string | null;
            creditsExpireAt: string | null;
            /** @description its days of a buffet begin where those of another end; absent for others */
            followsBuffet?: boolean;
            /** @description posts that waited for credit when it was given */
            waitingPosts: number;
            /** @description satang that were returned to the buyer; 0 for none */
            refundedSatang: number;
            /** @description whether the buyer’s bank disputes it, and its unspent credits are out of use */
            isDisputed: boolean;
            paymentId: string | null;
            attempt: {
                /** @enum {string} */
                method: "promptpay" | "card";
                /** @enum {string} */
                state: "created" | "awaiting_scan" | "requires_action" | "successful" | "failed" | "expired" | "reversed";
            } | null;
            /** @description whether it is not paid, and staff look at a charge that is not the one that was asked for; money may have been taken */
            isInReview: boolean;
            /** @description the posts that it paid for first, as many as had waited for credit when it was given */
            publishedPosts: {
                /** Format: uuid */
                id: string;
                title: string;
                /** @description 0 for a post that a buffet paid for */
                credits: number;
            }[];
            /** @description the posts that waited for credit when it was given, and are drafts since because they could not be published */
            keptPosts: {
                /** Format: uuid */
                id: string;
                title: string;
            }[];
            documents: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "invoice" | "credit_note";
                number: string;
                /** @description satang (1/100 baht) */
                totalSatang: number;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                issuedAt: string;
            }[];
            /** @description what was returned to the buyer, the first one first */
            returns: {
                /** @description satang (1/100 baht) */
                amountSatang: number;
                /** @description credits of the order that were taken back for it, in whole ones; 0 for none */
                creditsTaken: number;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
                /** @enum {string} */
                method: "provider" | "bank_transfer";
                /** @description it returned money that was paid twice */
                isExtra: boolean;
            }[];
            /** @description satang that arrived although it was paid already and that no bank took back, returned since or not */
            paidAgainSatang: number;
            /** @description satang of it that banks and card issuers took back; 0 for none */
            bankTookSatang: number;
            /** @description satang of what banks left that was not delivered, and is still to be returned; 0 for none */
            owedSatang: number;
            taxRefundState: ("draft" | "submitted" | "under_review" | "needs_correction" | "approved" | "paid" | "rejected" | "cancelled") | null;
            /** @description satang of withheld tax that were paid back besides what was returned; 0 for none */
            taxReturnedSatang: number;
            /** @description whether withheld tax can be asked back */
            mayClaimTax: boolean;
        };
        Interviewees: {
            /** @description published, paused and filled posts with such people, the newest first */
            items: {
                /** Format: uuid */
                jobPostId: string;
                title: string | null;
                branchName: string | null;
                firstDay: string | null;
                /** @description who wait for an answer, the newest first; nobody whose account is closing */
                people: {
                    /** Format: uuid */
                    workerId: string;
                    /** @description with an initial where the contact is barred */
                    displayName: string;
                }[];
                /** @description more of its applicants wait than are here */
                hasMore: boolean;
            }[];
            /** @description there are more such posts than are here */
            hasMore: boolean;
        };
        Invitation: {
            /** Format: uuid */
            id: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "admin" | "recruiter" | "branch_manager" | "finance";
            /** @description what a branch manager looks after, by name; empty for every other role */
            branches: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @enum {string} */
            state: "pending" | "accepted" | "declined" | "revoked" | "expired";
            /** @description what the one who asks can do with it now */
            events: ("resend" | "revoke")[];
            inviterName: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            sentAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expiresAt: string;
        };
        InviteAllowance: {
            /** @description by the company, until midnight in Thailand */
            today: number;
            /** @description to this post */
            ofPost: number;
            /** @description in one request */
            atOnce: number;
        };
        InviteOutcome: {
            /** Format: uuid */
            workerId: string;
            invite: components["schemas"]["JobPostInvite"] | null;
            refusal: string | null;
        };
        JobPost: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "draft" | "pending_review" | "published" | "paused" | "filled" | "expired" | "closed" | "rejected" | "cancelled";
            branchId: string | null;
            branchName: string | null;
            type: ("daily" | "part_time" | "event") | null;
            workType: components["schemas"]["WorkType"] | null;
            title: string | null;
            description: string | null;
            headcount: number | null;
            minAge: number | null;
            maxAge: number | null;
            payUnit: ("hour" | "day" | "job") | null;
            payAmount: number | null;
            overtimePay: number | null;
            /** @description public holidays: work twice, overtime three times */
            paysHolidayRates: boolean;
            payday: ("same_day" | "weekly" | "half_month" | "month_end") | null;
            shifts: {
                /** @description what edits and applications name it by */
                id: string;
                date: string | null;
                startTime: string | null;
                endTime: string | null;
                breakMinutes: number;
                headcount: number | null;
            }[];
            /** @enum {string} */
            shiftChoice: "all" | "each";
            experienceMonths: number | null;
            languages: {
                /** @enum {string} */
                code: "th" | "en" | "zh" | "ja" | "ko" | "my" | "km" | "lo" | "ms";
                /** @enum {string} */
                level: "basic" | "conversational" | "fluent";
            }[];
            gear: string | null;
            contactName: string | null;
            knockOutQuestions: {
                id: string;
                text: string;
                /** @enum {string} */
                kind: "yes_no" | "choice" | "text";
                choices: string[];
                /** @description answers looked for; none is any */
                wanted: string[];
            }[];
            benefits: ("meal" | "travel" | "uniform" | "accommodation" | "tips" | "discount" | "insurance" | "training" | "bonus")[];
            otherBenefits: string | null;
            /** @description download addresses; the first stands for the post */
            photos: string[];
            /** @enum {string} */
            visibility: "public" | "favourites" | "group" | "link";
            favouriteGroupId: string | null;
            applyBy: string | null;
            /** @enum {string} */
            interviewMode: "none" | "phone" | "video" | "on_site";
            totalPay: number | null;
            reviewReasons: ("contact_details" | "link" | "discrimination" | "illegal_work" | "adult" | "worker_fee" | "duplicate" | "unverified_company")[];
            reviewNote: string | null;
            reviewBy: string | null;
            /** @description a draft that was submitted while there was too little credit */
            waitsForCredit: boolean;
            /** @description it waits for credit alone: not edited since it was submitted, for no group, and its work is to come; absent for others */
            publishesItself?: boolean;
            /** @description it would be published by credit alone, did not every member of the company want to be removed; absent for others */
            isHeldByLeaving?: boolean;
            keptDraftReason: ("changed" | "begun" | "incomplete" | "review" | "open_posts" | "suspended" | "leaving" | "group" | "submitter") | null;
            /** @description what the reader can ask for now */
            events: ("submit" | "pause" | "resume" | "close" | "reopen" | "cancel")[];
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            publishedAt: string | null;
            expiresAt: string | null;
        };
        JobPostCounts: {
            draft: number;
            pending_review: number;
            published: number;
            paused: number;
            filled: number;
            expired: number;
            closed: number;
            rejected: number;
            cancelled: number;
        };
        JobPostDraft: {
            branchId?: string;
            /** @enum {string} */
            type?: "daily" | "part_time" | "event";
            workType?: components["schemas"]["WorkType"];
            title?: string;
            description?: string;
            headcount?: number;
            minAge?: number;
            maxAge?: number;
            /** @enum {string} */
            payUnit?: "hour" | "day" | "job";
            /** @description satang (1/100 baht) */
            payAmount?: number;
            /** @description satang (1/100 baht) */
            overtimePay?: number;
            paysHolidayRates?: boolean;
            /** @enum {string} */
            payday?: "same_day" | "weekly" | "half_month" | "month_end";
            shifts?: {
                /** @description of one of the post’s shifts, which it keeps; a new shift has none */
                id?: string;
                date?: string;
                startTime?: string;
                endTime?: string;
                breakMinutes?: number;
                headcount?: number;
            }[];
            /** @enum {string} */
            shiftChoice?: "all" | "each";
            experienceMonths?: number;
            languages?: {
                /** @enum {string} */
                code?: "th" | "en" | "zh" | "ja" | "ko" | "my" | "km" | "lo" | "ms";
                /** @enum {string} */
                level?: "basic" | "conversational" | "fluent";
            }[];
            gear?: string;
            contactName?: string;
            knockOutQuestions?: {
                id: string;
                text?: string;
                /** @enum {string} */
                kind?: "yes_no" | "choice" | "text";
                choices?: string[];
                wanted?: string[];
            }[];
            benefits?: ("meal" | "travel" | "uniform" | "accommodation" | "tips" | "discount" | "insurance" | "training" | "bonus")[];
            otherBenefits?: string;
            photos?: string[];
            /** @enum {string} */
            visibility?: "public" | "favourites" | "group" | "link";
            favouriteGroupId?: string;
            applyBy?: {
                date?: string;
                time?: string;
            };
            /** @enum {string} */
            interviewMode?: "none" | "phone" | "video" | "on_site";
        };
        JobPostEdit: {
            branchId?: string;
            /** @enum {string} */
            type?: "daily" | "part_time" | "event";
            workType?: components["schemas"]["WorkType"];
            title?: string;
            description?: string;
            headcount?: number;
            minAge?: number;
            maxAge?: number;
            /** @enum {string} */
            payUnit?: "hour" | "day" | "job";
            /** @description satang (1/100 baht) */
            payAmount?: number;
            /** @description satang (1/100 baht) */
            overtimePay?: number;
            paysHolidayRates?: boolean;
            /** @enum {string} */
            payday?: "same_day" | "weekly" | "half_month" | "month_end";
            shifts?: {
                /** @description of one of the post’s shifts, which it keeps; a new shift has none */
                id?: string;
                date?: string;
                startTime?: string;
                endTime?: string;
                breakMinutes?: number;
                headcount?: number;
            }[];
            /** @enum {string} */
            shiftChoice?: "all" | "each";
            experienceMonths?: number;
            languages?: {
                /** @enum {string} */
                code?: "th" | "en" | "zh" | "ja" | "ko" | "my" | "km" | "lo" | "ms";
                /** @enum {string} */
                level?: "basic" | "conversational" | "fluent";
            }[];
            gear?: string;
            contactName?: string;
            knockOutQuestions?: {
                id: string;
                text?: string;
                /** @enum {string} */
                kind?: "yes_no" | "choice" | "text";
                choices?: string[];
                wanted?: string[];
            }[];
            benefits?: ("meal" | "travel" | "uniform" | "accommodation" | "tips" | "discount" | "insurance" | "training" | "bonus")[];
            otherBenefits?: string;
            photos?: string[];
            /** @enum {string} */
            visibility?: "public" | "favourites" | "group" | "link";
            favouriteGroupId?: string;
            applyBy?: {
                date?: string;
                time?: string;
            };
            /** @enum {string} */
            interviewMode?: "none" | "phone" | "video" | "on_site";
            /** @description why shifts that are taken out are cancelled; those who have them read it */
            cancelReason?: string;
        };
        JobPostInList: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "draft" | "pending_review" | "published" | "paused" | "filled" | "expired" | "closed" | "rejected" | "cancelled";
            branchId: string | null;
            branchName: string | null;
            type: ("daily" | "part_time" | "event") | null;
            workType: components["schemas"]["WorkType"] | null;
            title: string | null;
            description: string | null;
            headcount: number | null;
            minAge: number | null;
            maxAge: number | null;
            payUnit: ("hour" | "day" | "job") | null;
            payAmount: number | null;
            overtimePay: number | null;
            /** @description public holidays: work twice, overtime three times */
            paysHolidayRates: boolean;
            payday: ("same_day" | "weekly" | "half_month" | "month_end") | null;
            shifts: {
                /** @description what edits and applications name it by */
                id: string;
                date: string | null;
                startTime: string | null;
                endTime: string | null;
                breakMinutes: number;
                headcount: number | null;
            }[];
            /** @enum {string} */
            shiftChoice: "all" | "each";
            experienceMonths: number | null;
            languages: {
                /** @enum {string} */
                code: "th" | "en" | "zh" | "ja" | "ko" | "my" | "km" | "lo" | "ms";
                /** @enum {string} */
                level: "basic" | "conversational" | "fluent";
            }[];
            gear: string | null;
            contactName: string | null;
            knockOutQuestions: {
                id: string;
                text: string;
                /** @enum {string} */
                kind: "yes_no" | "choice" | "text";
                choices: string[];
                /** @description answers looked for; none is any */
                wanted: string[];
            }[];
            benefits: ("meal" | "travel" | "uniform" | "accommodation" | "tips" | "discount" | "insurance" | "training" | "bonus")[];
            otherBenefits: string | null;
            /** @description download addresses; the first stands for the post */
            photos: string[];
            /** @enum {string} */
            visibility: "public" | "favourites" | "group" | "link";
            favouriteGroupId: string | null;
            applyBy: string | null;
            /** @enum {string} */
            interviewMode: "none" | "phone" | "video" | "on_site";
            totalPay: number | null;
            reviewReasons: ("contact_details" | "link" | "discrimination" | "illegal_work" | "adult" | "worker_fee" | "duplicate" | "unverified_company")[];
            reviewNote: string | null;
            reviewBy: string | null;
            /** @description a draft that was submitted while there was too little credit */
            waitsForCredit: boolean;
            /** @description it waits for credit alone: not edited since it was submitted, for no group, and its work is to come; absent for others */
            publishesItself?: boolean;
            /** @description it would be published by credit alone, did not every member of the company want to be removed; absent for others */
            isHeldByLeaving?: boolean;
            keptDraftReason: ("changed" | "begun" | "incomplete" | "review" | "open_posts" | "suspended" | "leaving" | "group" | "submitter") | null;
            /** @description what the reader can ask for now */
            events: ("submit" | "pause" | "resume" | "close" | "reopen" | "cancel")[];
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            publishedAt: string | null;
            expiresAt: string | null;
            places: components["schemas"]["PostPlaces"] | null;
        };
        JobPostInvite: {
            /** Format: uuid */
            workerId: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
            /** @enum {string} */
            state: "sent" | "seen" | "declined" | "applied";
            seenAt: string | null;
            declinedAt: string | null;
            appliedAt: string | null;
        };
        JobPostOutcome: {
            /** Format: uuid */
            jobPostId: string;
            post: components["schemas"]["JobPost"] | null;
            refusal: string | null;
        };
        JoinRequest: {
            /** Format: uuid */
            id: string;
            displayName: string;
            /** @description verified to be theirs */
            email: string;
            message: string;
            /** @enum {string} */
            state: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "lapsed";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expiresAt: string;
        };
        Language: {
            /** @enum {string} */
            code: "th" | "en" | "zh" | "ja" | "ko" | "my" | "km" | "lo" | "ms";
            /** @enum {string} */
            level: "basic" | "conversational" | "fluent";
        };
        LetterStatus: {
            address: components["schemas"]["RegistryAddress"] | null;
            obstacle: ("company_suspended" | "already_represented" | "company_unregistered" | "no_registry_address" | "letter_open" | "letter_limit") | null;
            letter: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                state: "asked" | "sent" | "used" | "void" | "expired" | "withdrawn" | "dropped";
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                askedAt: string;
                sentAt: string | null;
                expiresAt: string | null;
                triesLeft: number;
                /** @description what a member can ask for now */
                events: "withdraw"[];
            } | null;
        };
        LinkedInvitation: {
            /**
             * @description replaced: a newer mail was sent, whose link is the good one
             * @enum {string}
             */
            state: "pending" | "accepted" | "declined" | "revoked" | "expired" | "replaced";
            /** @enum {string} */
            standing: "signed_out" | "invitee" | "other_address" | "not_registered" | "worker" | "member_here" | "member_elsewhere";
            company: string;
            inviterName: string | null;
            /** @enum {string} */
            role: "owner" | "admin" | "recruiter" | "branch_manager" | "finance";
            branches: string[];
            /** @description the invited address, recognisable to its owner only */
            maskedEmail: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expiresAt: string;
            reconsiderUntil: string | null;
        };
        LinkedPlace: {
            /** @description decimal degrees */
            lat: number;
            lng: number;
            text: string | null;
        };
        ListedJobPost: {
            /** Format: uuid */
            id: string;
            /** @description published, not over, and still to be applied for */
            isOpen: boolean;
            title: string;
            /** @enum {string} */
            type: "daily" | "part_time" | "event";
            workType: components["schemas"]["WorkType"];
            headcount: number;
            /** @enum {string} */
            payUnit: "hour" | "day" | "job";
            /** @description satang (1/100 baht) */
            payAmount: number;
            totalPay: number | null;
            shifts: {
                id: string;
                /** @description YYYY-MM-DD */
                date: string;
                /** @description HH:mm, Asia/Bangkok */
                startTime: string;
                /** @description HH:mm; at or before the start it is on the next day */
                endTime: string;
                breakMinutes: number;
                /** @description how many people it needs */
                places: number;
                pay: number | null;
                placesLeft: number | null;
            }[];
            /** @enum {string} */
            shiftChoice: "all" | "each";
            place: {
                name: string;
                line: string;
                subdistrict: string;
                district: string;
                province: string;
                postcode: string;
                lat: number | null;
                lng: number | null;
            };
            company: {
                name: string;
                /** @enum {string} */
                standing: "unregistered" | "registered" | "represented";
                logoUrl: string | null;
                website: string | null;
                facebookUrl: string | null;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            publishedAt: string;
            applyBy: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expiresAt: string;
            distanceKm: number | null;
        };
        LostPlace: {
            /** Format: uuid */
            applicationId: string;
            /** Format: uuid */
            workerId: string;
            displayName: string | null;
            phone: string | null;
            /** Format: uuid */
            jobPostId: string;
            title: string;
            workType: components["schemas"]["WorkType"] | null;
            branchName: string | null;
            /**
             * Format: date-time
             * @description when they said that they cannot come
             */
            at: string;
            reason: ("personal" | "family" | "travel" | "other" | "terms") | null;
            /**
             * Format: date-time
             * @description start of the first shift nobody has yet
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            endsAt: string;
            /** @description how many of their shifts nobody has yet */
            shifts: number;
            invited: components["schemas"]["ReplacementInvite"] | null;
        };
        MarkedAddress: {
            line: string;
            subdistrict: string;
            district: string;
            province: string;
            postcode: string;
            /** @description subdistrict or postcode are others than in the list of places */
            isUnlisted?: boolean;
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
            member: components["schemas"]["Membership"] | null;
        };
        Member: {
            /** Format: uuid */
            id: string;
            displayName: string;
            email: string;
            photoUrl: string | null;
            /** @enum {string} */
            role: "owner" | "admin" | "recruiter" | "branch_manager" | "finance";
            /** @description what a branch manager looks after, by name; empty for every other role */
            branches: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description true for the one who asks */
            isCaller: boolean;
            /** @description the one who asks may change and remove this member */
            isManaged: boolean;
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
        };
        Membership: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            role: "owner" | "admin" | "recruiter" | "branch_manager" | "finance";
            /** @description what the role permits; branch managers in own branches */
            can: ("company.edit" | "members.manage" | "branches.create" | "branches.edit" | "job_posts.edit" | "job_posts.publish" | "applications.decide" | "favourites.edit" | "workers.unlock" | "billing.view" | "billing.pay")[];
            company: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "juristic_person" | "sole_proprietor" | "individual";
                /** @description the number; a person’s own with its last four digits only */
                juristicId: string;
                name: string;
                /** @description download address of the logo; none or one */
                logo: string[];
                /** @enum {string} */
                verification: "unverified" | "registry_matched" | "documents_submitted" | "under_review" | "verified" | "needs_more_documents" | "rejected" | "suspended";
                /** @enum {string} */
                standing: "unregistered" | "registered" | "represented";
            };
        };
        MovedBy: {
            /** @enum {string} */
            who: "member" | "worker" | "system";
            memberName: string | null;
            /** @description it was the caller, by an earlier request */
            isOwn: boolean;
        };
        MovedJobPost: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "draft" | "pending_review" | "published" | "paused" | "filled" | "expired" | "closed" | "rejected" | "cancelled";
            branchId: string | null;
            branchName: string | null;
            type: ("daily" | "part_time" | "event") | null;
            workType: components["schemas"]["WorkType"] | null;
            title: string | null;
            description: string | null;
            headcount: number | null;
            minAge: number | null;
            maxAge: number | null;
            payUnit: ("hour" | "day" | "job") | null;
            payAmount: number | null;
            overtimePay: number | null;
            /** @description public holidays: work twice, overtime three times */
            paysHolidayRates: boolean;
            payday: ("same_day" | "weekly" | "half_month" | "month_end") | null;
            shifts: {
                /** @description what edits and applications name it by */
                id: string;
                date: string | null;
                startTime: string | null;
                endTime: string | null;
                breakMinutes: number;
                headcount: number | null;
            }[];
            /** @enum {string} */
            shiftChoice: "all" | "each";
            experienceMonths: number | null;
            languages: {
                /** @enum {string} */
                code: "th" | "en" | "zh" | "ja" | "ko" | "my" | "km" | "lo" | "ms";
                /** @enum {string} */
                level: "basic" | "conversational" | "fluent";
            }[];
            gear: string | null;
            contactName: string | null;
            knockOutQuestions: {
                id: string;
                text: string;
                /** @enum {string} */
                kind: "yes_no" | "choice" | "text";
                choices: string[];
                /** @description answers looked for; none is any */
                wanted: string[];
            }[];
            benefits: ("meal" | "travel" | "uniform" | "accommodation" | "tips" | "discount" | "insurance" | "training" | "bonus")[];
            otherBenefits: string | null;
            /** @description download addresses; the first stands for the post */
            photos: string[];
            /** @enum {string} */
            visibility: "public" | "favourites" | "group" | "link";
            favouriteGroupId: string | null;
            applyBy: string | null;
            /** @enum {string} */
            interviewMode: "none" | "phone" | "video" | "on_site";
            totalPay: number | null;
            reviewReasons: ("contact_details" | "link" | "discrimination" | "illegal_work" | "adult" | "worker_fee" | "duplicate" | "unverified_company")[];
            reviewNote: string | null;
            reviewBy: string | null;
            /** @description a draft that was submitted while there was too little credit */
            waitsForCredit: boolean;
            /** @description it waits for credit alone: not edited since it was submitted, for no group, and its work is to come; absent for others */
            publishesItself?: boolean;
            /** @description it would be published by credit alone, did not every member of the company want to be removed; absent for others */
            isHeldByLeaving?: boolean;
            keptDraftReason: ("changed" | "begun" | "incomplete" | "review" | "open_posts" | "suspended" | "leaving" | "group" | "submitter") | null;
            /** @description what the reader can ask for now */
            events: ("submit" | "pause" | "resume" | "close" | "reopen" | "cancel")[];
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            publishedAt: string | null;
            expiresAt: string | null;
            credits: {
                /** @description how many came back by it */
                returned: number;
                /** @description what can be used now */
                available: number;
            } | null;
        };
        NewBuffetToken: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "open" | "used" | "expired" | "revoked";
            days: number;
            companyId: string | null;
            note: string;
            createdBy: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            activateBy: string;
            usedAt: string | null;
            usedBy: string | null;
            usedCompanyId: string | null;
            link: string;
        };
        NextPost: {
            /** Format: uuid */
            id: string;
            title: string;
            workType: components["schemas"]["WorkType"] | null;
            branchName: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            nextStart: string;
            /** @description people needed, of each shift to come where shifts are chosen */
            places: number;
            taken: number;
            /** @description applications nobody has opened */
            unopened: number;
        };
        Note: {
            /** Format: uuid */
            id: string;
            text: string;
            authorName: string | null;
            /** @description the reader wrote it, and may remove it */
            isOwn: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
        };
        NotificationChoices: {
            items: {
                /** @enum {string} */
                kind: "company_matched" | "company_under_review" | "company_verified" | "company_needs_documents" | "company_rejected" | "company_suspended" | "company_letter_sent" | "company_represented" | "company_disputed" | "dispute_answered" | "dispute_won" | "dispute_lost" | "dispute_ended" | "number_kept" | "number_lost" | "branch_added" | "branches_imported" | "job_post_published" | "job_post_held" | "job_post_approved" | "job_post_rejected" | "job_post_taken_down" | "job_post_closed" | "job_post_cancelled" | "job_post_expired" | "job_post_published_late" | "job_post_kept_draft" | "credit_requested" | "applications_received" | "offer_accepted" | "worker_comes" | "offer_declined" | "offer_unanswered" | "application_withdrawn" | "worker_cannot_come" | "terms_accepted" | "terms_kept" | "terms_unanswered" | "invite_declined" | "applicant_left" | "workers_found" | "saved_search_stopped" | "worker_wrote" | "interview_accepted" | "interview_other_time" | "interview_declined" | "interview_reconsidered" | "interview_unanswered" | "interview_restored" | "interview_soon" | "credits_granted" | "credits_bought" | "order_refunded" | "order_paid_again" | "second_payment_returned" | "payment_disputed" | "payment_dispute_ended" | "payment_reversed" | "credits_expiring" | "credits_expired" | "unlocks_expiring" | "unlocks_expired" | "unlocks_bought" | "buffet_bought" | "buffet_activated" | "buffet_ending" | "tax_refund_under_review" | "tax_refund_needs_correction" | "tax_refund_approved" | "tax_refund_rejected" | "tax_refund_paid" | "join_requested" | "member_joined" | "member_left" | "member_removed" | "member_role_changed" | "invitation_declined" | "invitation_reconsidered";
                /** @enum {string} */
                subject: "company" | "branch" | "job_post" | "credit" | "saved_search" | "conversation" | "interview" | "tax_refund" | "member";
                /** @description among the notifications of the product */
                inApp: boolean;
                byMail: boolean;
            }[];
        };
        OpsBuffetToken: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "open" | "used" | "expired" | "revoked";
            days: number;
            companyId: string | null;
            note: string;
            createdBy: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            activateBy: string;
            usedAt: string | null;
            usedBy: string | null;
            usedCompanyId: string | null;
        };
        OpsCompany: components["schemas"]["Company"] & {
            registryCheckedAt: string | null;
            numberConfirmedAt: string | null;
            /** @description what may be decided now */
            events: ("begin_review" | "approve" | "ask_for_more" | "reject" | "suspend" | "reinstate")[];
        };
        OpsCompanyDetails: components["schemas"]["OpsCompany"] & {
            documents: components["schemas"]["CompanyDocument"][];
            history: components["schemas"]["VerificationEntry"][];
        };
        OpsDispute: {
            /** Format: uuid */
            id: string;
            juristicId: string;
            /** @enum {string} */
            state: "preparing" | "open" | "answered" | "won" | "lost" | "withdrawn" | "ended";
            holder: components["schemas"]["DisputeParty"];
            claimant: components["schemas"]["DisputeParty"];
            reason: string | null;
            /** @description what may be decided now */
            verdicts: ("for_claimant" | "for_holder")[];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            openedAt: string | null;
            answerBy: string | null;
            answeredAt: string | null;
            endedAt: string | null;
        };
        OpsDisputeDetails: {
            dispute: components["schemas"]["OpsDispute"];
            statement: string | null;
            answer: string | null;
            holder: components["schemas"]["OpsCompanyDetails"];
            claimant: components["schemas"]["OpsCompanyDetails"];
            /** @description other disputes about the number, newest first */
            others: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                state: "preparing" | "open" | "answered" | "won" | "lost" | "withdrawn" | "ended";
                /** Format: uuid */
                claimantId: string;
                /** Format: uuid */
                holderId: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                createdAt: string;
            }[];
        };
        OpsLetter: {
            /** Format: uuid */
            id: string;
            companyName: string;
            juristicId: string;
            askedByName: string;
            /** Format: uuid */
            companyId: string;
            /** @enum {string} */
            state: "asked" | "sent" | "used" | "void" | "expired" | "withdrawn" | "dropped";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            askedAt: string;
            sentAt: string | null;
        };
        OpsOrder: {
            order: components["schemas"]["Order"];
            /** Format: uuid */
            companyId: string;
            companyName: string;
            companyClosedAt: string | null;
            credits: {
                /** @description what a refund takes back */
                unspent: number;
                /** @description reserved for posts that wait for review */
                held: number;
                spent: number;
                /** @description or ended with the company */
                expired: number;
                /** @description satang with VAT that unspent credits were paid with */
                unspentWorthSatang: number;
            };
            payments: components["schemas"]["OpsPayment"][];
            refunds: components["schemas"]["OpsRefund"][];
            disputes: components["schemas"]["OpsPaymentDispute"][];
            taxPaidBack: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                state: "draft" | "submitted" | "under_review" | "needs_correction" | "approved" | "paid" | "rejected" | "cancelled";
                /** @description satang (1/100 baht) */
                amountSatang: number;
            } | null;
        };
        OpsPackage: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "job_post" | "buffet" | "profile_unlock";
            /** @description job credits, days of the buffet, or profile unlocks */
            size: number;
            /** @description for how many days what it gives can be used */
            validDays: number;
            /** @description satang (1/100 baht) */
            priceSatang: number;
            orderableFrom: string | null;
        };
        OpsPayment: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "created" | "awaiting_scan" | "requires_action" | "successful" | "failed" | "expired" | "reversed";
            /** @enum {string} */
            method: "promptpay" | "card";
            /** @enum {string} */
            merchant: "job_post" | "employers";
            /** @description satang (1/100 baht) */
            amountSatang: number;
            /** @description satang that are still with us once refunds under way are made; less than 0 where too much went */
            leftSatang: number;
            chargeId: string | null;
            failureCode: string | null;
            /** @description it gave nothing, because its order was paid already or its company had closed */
            isExtra: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            endedAt: string | null;
        };
        OpsPaymentDispute: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            paymentId: string;
            providerId: string;
            /** @enum {string} */
            state: "open" | "pending" | "won" | "lost";
            /** @description satang (1/100 baht) */
            amountSatang: number;
            reason: string | null;
            /** @description credits that are out of use, or gone when it is lost */
            creditsTaken: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            openedAt: string;
            closedAt: string | null;
        };
        OpsPaymentDisputeOfOrder: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            paymentId: string;
            providerId: string;
            /** @enum {string} */
            state: "open" | "pending" | "won" | "lost";
            /** @description satang (1/100 baht) */
            amountSatang: number;
            reason: string | null;
            /** @description credits that are out of use, or gone when it is lost */
            creditsTaken: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            openedAt: string;
            closedAt: string | null;
            orderNumber: string;
            companyName: string;
            /** @description credits of the order that were spent or are reserved */
            creditsUnpaid: number;
            /** @description satang of the payment that refunds returned: the bank is to know */
            returnedSatang: number;
            /** @description satang of refunds that have no answer, or are not transferred */
            returningSatang: number;
        };
        OpsRefund: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            paymentId: string;
            /** @enum {string} */
            state: "created" | "completed" | "failed";
            /** @enum {string} */
            method: "provider" | "bank_transfer";
            /** @description satang (1/100 baht) */
            amountSatang: number;
            vatSatang: number | null;
            creditsTaken: number;
            isBeyondUnspent: boolean;
            reason: string;
            providerId: string | null;
            reference: string | null;
            transferredOn: string | null;
            failureCode: string | null;
            createdBy: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            endedAt: string | null;
        };
        OpsRefundOfOrder: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            paymentId: string;
            /** @enum {string} */
            state: "created" | "completed" | "failed";
            /** @enum {string} */
            method: "provider" | "bank_transfer";
            /** @description satang (1/100 baht) */
            amountSatang: number;
            vatSatang: number | null;
            creditsTaken: number;
            isBeyondUnspent: boolean;
            reason: string;
            providerId: string | null;
            reference: string | null;
            transferredOn: string | null;
            failureCode: string | null;
            createdBy: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            endedAt: string | null;
            orderNumber: string;
            companyName: string;
        };
        OpsTaxRefund: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "draft" | "submitted" | "under_review" | "needs_correction" | "approved" | "paid" | "rejected" | "cancelled";
            /** @description satang (1/100 baht) */
            baseSatang: number;
            /** @description hundredths of a per cent */
            rate: number;
            /** @description satang (1/100 baht) */
            amountSatang: number;
            certificateNumber: string;
            certificateDate: string | null;
            file: {
                name: string;
                /** @enum {string} */
                fileType: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
                /** @description bytes */
                size: number;
            } | null;
            bank: ("002" | "004" | "006" | "011" | "014" | "022" | "024" | "025" | "030" | "033" | "034" | "066" | "067" | "069" | "070" | "071" | "073") | null;
            accountName: string;
            accountEnd: string | null;
            reason: string | null;
            reference: string | null;
            submittedAt: string | null;
            paidAt: string | null;
            version: number;
            /** Format: uuid */
            companyId: string;
            companyName: string;
            companyClosedAt: string | null;
            orderNumber: string;
            buyer: {
                name: string;
                taxId: string;
                /** @description five digits; 00000 is the head office */
                branchNumber: string;
                address: components["schemas"]["Address"];
            };
            payee: {
                name: string;
                taxId: string;
                /** @description five digits; 00000 is the head office */
                branchNumber: string;
                address: components["schemas"]["Address"];
            };
            paidOrderAt: string | null;
            /** @enum {string} */
            method: "promptpay" | "card";
        };
        OpsTaxRefundDetails: {
            refund: components["schemas"]["OpsTaxRefund"];
            steps: {
                /** @enum {string} */
                event: "submit" | "cancel" | "begin_review" | "ask_correction" | "approve" | "reject" | "mark_paid";
                /** @enum {string} */
                toState: "draft" | "submitted" | "under_review" | "needs_correction" | "approved" | "paid" | "rejected" | "cancelled";
                reason: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
            }[];
        };
        Order: {
            /** Format: uuid */
            id: string;
            number: string;
            /** @enum {string} */
            state: "pending" | "awaiting_payment" | "paid" | "fulfilled" | "expired" | "cancelled" | "partly_refunded" | "refunded" | "reversed";
            /** @enum {string} */
            kind: "job_post" | "buffet" | "profile_unlock";
            size: number;
            validDays: number;
            /** @description satang (1/100 baht) */
            priceSatang: number;
            /** @description satang (1/100 baht) */
            vatSatang: number;
            /** @description satang (1/100 baht) */
            totalSatang: number;
            /** @description satang that the buyer may withhold and claim back; 0 for none */
            withholdingSatang: number;
            /** @description of its day, in hundredths of a per cent */
            vatRate: number;
            buyer: components["schemas"]["Buyer"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            payableUntil: string;
            paidAt: string | null;
            creditsExpireAt: string | null;
            /** @description its days of a buffet begin where those of another end; absent for others */
            followsBuffet?: boolean;
            /** @description posts that waited for credit when it was given */
            waitingPosts: number;
            /** @description satang that were returned to the buyer; 0 for none */
            refundedSatang: number;
            /** @description whether the buyer’s bank disputes it, and its unspent credits are out of use */
            isDisputed: boolean;
        };
        OrderMarks: {
            items: {
                number: string;
                /** @description another one as soon as something became of the order */
                mark: string;
            }[];
        };
        OwnAnswer: {
            questionId: string;
            /** @enum {string} */
            kind: "yes_no" | "choice" | "text";
            question: string;
            /** @description yes_no: yes or no */
            answer: string;
        };
        OwnApplication: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            companyId: string;
            /** Format: uuid */
            jobPostId: string;
            /** @enum {string} */
            state: "submitted" | "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "completed" | "no_show" | "rejected" | "withdrawn" | "offer_declined" | "expired";
            answers: components["schemas"]["OwnAnswer"][];
            /** @description none where everybody works every shift */
            chosenShifts: components["schemas"]["OwnShift"][];
            assignedShifts: components["schemas"]["OwnShift"][] | null;
            /** @description those I work or would: assigned, else chosen, else all of the post; earliest first. Once withdrawn, those I gave back; once the job was taken back, those that were still to come then */
            shifts: components["schemas"]["PaidShift"][];
            /** @description those I had begun when the rest of the job was taken back; they stay mine */
            worked: components["schemas"]["PaidShift"][];
            workedPay: number | null;
            /** @description ids of the shifts I am hired for that have not begun */
            mayGiveBack: string[];
            /** @description those that were mine and that I cannot come to after all */
            givenBack: components["schemas"]["OwnShift"][];
            /** @description those that were mine until the company took them out of the post */
            endedShifts: components["schemas"]["OwnShift"][];
            totalPay: number | null;
            /** @description what the worker can ask for now */
            events: ("withdraw" | "accept" | "decline")[];
            takenBack: {
                /** @enum {string} */
                was: "offered" | "hired" | "applied";
                /** @description with the whole job */
                isCancelled: boolean;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
                reason: string | null;
                /** @description I have read of it, or the days of what I applied for are over */
                isAcknowledged: boolean;
            } | null;
            absence: {
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
                /** @description I have read of it, or it was said long ago */
                isAcknowledged: boolean;
            } | null;
            termChange: {
                answerBy: string | null;
                /** @description shifts to come that the company cancelled, which nobody can keep; the others were `was` */
                cancelled: components["schemas"]["OwnShift"][];
                reason: string | null;
                was: components["schemas"]["OwnTerms"];
                becomes: components["schemas"]["OwnTerms"];
            } | null;
            /** @description hired, and I said that I am coming */
            isConfirmed: boolean;
            /** @description withdrawn after I was hired */
            gaveBack: boolean;
            /** @description offered, and not answered until the work was over */
            didOfferLapse: boolean;
            /** @description withdrawn or declined, and the post still takes applications */
            mayApplyAgain: boolean;
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            movedAt: string;
            post: {
                title: string;
                workType: components["schemas"]["WorkType"] | null;
                type: ("daily" | "part_time" | "event") | null;
                /** @enum {string} */
                state: "draft" | "pending_review" | "published" | "paused" | "filled" | "expired" | "closed" | "rejected" | "cancelled";
                payUnit: ("hour" | "day" | "job") | null;
                payAmount: number | null;
                payday: ("same_day" | "weekly" | "half_month" | "month_end") | null;
                startsAt: string | null;
                expiresAt: string | null;
                companyName: string;
                /** @enum {string} */
                companyStanding: "unregistered" | "registered" | "represented";
                branchName: string | null;
                district: string | null;
                province: string | null;
            };
            companyCloses: string | null;
            contact: components["schemas"]["OwnContact"] | null;
            workDay: components["schemas"]["OwnWorkDay"] | null;
        };
        OwnContact: {
            name: string | null;
            phone: string | null;
            readsMineFrom: string | null;
        };
        OwnInvite: {
            /** Format: uuid */
            companyId: string;
            /** Format: uuid */
            jobPostId: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
            seenAt: string | null;
            /** @description I was asked in the place of somebody who cannot come: the first who applies for these shifts has them */
            isReplacement: boolean;
            title: string;
            workType: components["schemas"]["WorkType"] | null;
            payUnit: ("hour" | "day" | "job") | null;
            payAmount: number | null;
            startsAt: string | null;
            /** @enum {string} */
            shiftChoice: "all" | "each";
            /** @description those that have not begun, earliest first */
            shifts: components["schemas"]["OwnShift"][];
            totalPay: number | null;
            companyName: string;
            /** @enum {string} */
            companyStanding: "unregistered" | "registered" | "represented";
            branchName: string | null;
            district: string | null;
            province: string | null;
        };
        OwnJoinRequest: {
            /** Format: uuid */
            id: string;
            company: {
                juristicId: string;
                name: string;
            };
            message: string;
            /** @enum {string} */
            state: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "lapsed";
            events: "withdraw"[];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expiresAt: string;
        };
        OwnShift: {
            id: string;
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:mm, Asia/Bangkok */
            startTime: string;
            /** @description HH:mm; at or before the start it is on the next day */
            endTime: string;
            breakMinutes: number;
        };
        OwnTerms: {
            /** @description earliest first */
            shifts: components["schemas"]["OwnShift"][];
            payUnit: ("hour" | "day" | "job") | null;
            payAmount: number | null;
            overtimePay: number | null;
            paysHolidayRates: boolean;
            payday: ("same_day" | "weekly" | "half_month" | "month_end") | null;
            totalPay: number | null;
            branchName: string | null;
            district: string | null;
            province: string | null;
        };
        OwnWorkDay: {
            address: components["schemas"]["Address"];
            lat: number | null;
            lng: number | null;
            gear: string | null;
        };
        Package: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "job_post" | "buffet" | "profile_unlock";
            /** @description job credits, days of the buffet, or profile unlocks */
            size: number;
            /** @description for how many days what it gives can be used */
            validDays: number;
            /** @description satang (1/100 baht) */
            priceSatang: number;
        };
        PaidShift: {
            id: string;
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:mm, Asia/Bangkok */
            startTime: string;
            /** @description HH:mm; at or before the start it is on the next day */
            endTime: string;
            breakMinutes: number;
            pay: number | null;
        };
        PartlyLostOrder: {
            orderNumber: string;
            companyName: string;
            companyClosedAt: string | null;
            /** @description satang (1/100 baht) */
            amountSatang: number;
            /** @description satang that banks took back */
            takenSatang: number;
            /** @description satang that a credit note credited, and nobody has returned */
            owedSatang: number;
            at: string | null;
        };
        PayableOrder: {
            /** Format: uuid */
            id: string;
            number: string;
            /** @enum {string} */
            state: "pending" | "awaiting_payment" | "paid" | "fulfilled" | "expired" | "cancelled" | "partly_refunded" | "refunded" | "reversed";
            /** @enum {string} */
            kind: "job_post" | "buffet" | "profile_unlock";
            size: number;
            validDays: number;
            /** @description satang (1/100 baht) */
            priceSatang: number;
            /** @description satang (1/100 baht) */
            vatSatang: number;
            /** @description satang (1/100 baht) */
            totalSatang: number;
            /** @description satang that the buyer may withhold and claim back; 0 for none */
            withholdingSatang: number;
            /** @description of its day, in hundredths of a per cent */
            vatRate: number;
            buyer: components["schemas"]["Buyer"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            payableUntil: string;
            paidAt: string | null;
            creditsExpireAt: string | null;
            /** @description its days of a buffet begin where those of another end; absent for others */
            followsBuffet?: boolean;
            /** @description posts that waited for credit when it was given */
            waitingPosts: number;
            /** @description satang that were returned to the buyer; 0 for none */
            refundedSatang: number;
            /** @description whether the buyer’s bank disputes it, and its unspent credits are out of use */
            isDisputed: boolean;
            /** @enum {string} */
            merchant: "job_post" | "employers";
            payment: components["schemas"]["Payment"] | null;
            /** @description whether another way to pay can be asked for */
            canAsk: boolean;
            /** @description whether staff look at a charge that is not the one that was asked for; money may have been taken */
            isInReview: boolean;
        };
        Payment: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            method: "promptpay" | "card";
            /** @enum {string} */
            state: "created" | "awaiting_scan" | "requires_action" | "successful" | "failed" | "expired" | "reversed";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expiresAt: string;
            card: {
                brand: string;
                lastDigits: string;
            } | null;
            authorizeAddress: string | null;
            failure: ("insufficient_fund" | "stolen_or_lost_card" | "failed_processing" | "payment_rejected" | "failed_fraud_check" | "invalid_security_code" | "invalid_account_number" | "payment_cancelled" | "invalid_card" | "used_token" | "not_charged" | "strange_charge" | "other") | null;
            checkedAt: string | null;
        };
        PaymentDifference: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            merchant: "job_post" | "employers";
            /** @enum {string} */
            kind: "charge_without_payment" | "payment_without_charge" | "amounts_differ" | "states_differ" | "refunds_differ" | "strange_charge" | "strange_event";
            /** @description the provider’s charge, event or dispute, or our payment where there is none */
            subject: string;
            orderNumber: string | null;
            /** @description satang or a state, as the provider says; of a strange event why it is strange */
            theirs: string;
            /** @description satang or a state, as we say */
            ours: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            foundAt: string;
            resolvedAt: string | null;
            closingReason: string | null;
        };
        PostPlaces: {
            /** @description people needed, of each shift to come where shifts are chosen; not where a place was given back and needs nobody */
            places: number;
            taken: number;
            /** @description applications nobody has opened */
            unopened: number;
        };
        PostToActOn: {
            /** Format: uuid */
            id: string;
            title: string | null;
            branchName: string | null;
            nextStart: string | null;
            expiresAt: string | null;
        };
        PrintedLetter: {
            /** Format: uuid */
            id: string;
            companyName: string;
            juristicId: string;
            askedByName: string;
            code: string;
            address: components["schemas"]["RegistryAddress"];
            /** @description address of the page where the code is entered */
            enterAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            printedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expiresAt: string;
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
        PublicJobPost: {
            /** Format: uuid */
            id: string;
            /** @description published, not over, and still to be applied for */
            isOpen: boolean;
            title: string;
            /** @enum {string} */
            type: "daily" | "part_time" | "event";
            workType: components["schemas"]["WorkType"];
            headcount: number;
            /** @enum {string} */
            payUnit: "hour" | "day" | "job";
            /** @description satang (1/100 baht) */
            payAmount: number;
            totalPay: number | null;
            shifts: {
                id: string;
                /** @description YYYY-MM-DD */
                date: string;
                /** @description HH:mm, Asia/Bangkok */
                startTime: string;
                /** @description HH:mm; at or before the start it is on the next day */
                endTime: string;
                breakMinutes: number;
                /** @description how many people it needs */
                places: number;
                pay: number | null;
                placesLeft: number | null;
            }[];
            /** @enum {string} */
            shiftChoice: "all" | "each";
            place: {
                name: string;
                line: string;
                subdistrict: string;
                district: string;
                province: string;
                postcode: string;
                lat: number | null;
                lng: number | null;
            };
            company: {
                name: string;
                /** @enum {string} */
                standing: "unregistered" | "registered" | "represented";
                logoUrl: string | null;
                website: string | null;
                facebookUrl: string | null;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            publishedAt: string;
            applyBy: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expiresAt: string;
            description: string;
            minAge: number | null;
            maxAge: number | null;
            overtimePay: number | null;
            /** @description public holidays: work twice, overtime three times */
            paysHolidayRates: boolean;
            /** @enum {string} */
            payday: "same_day" | "weekly" | "half_month" | "month_end";
            experienceMonths: number | null;
            languages: {
                /** @enum {string} */
                code: "th" | "en" | "zh" | "ja" | "ko" | "my" | "km" | "lo" | "ms";
                /** @enum {string} */
                level: "basic" | "conversational" | "fluent";
            }[];
            gear: string | null;
            benefits: ("meal" | "travel" | "uniform" | "accommodation" | "tips" | "discount" | "insurance" | "training" | "bonus")[];
            otherBenefits: string | null;
            photos: string[];
            /** @enum {string} */
            interviewMode: "none" | "phone" | "video" | "on_site";
            /** @description what everybody who applies answers; which answers are looked for is not said */
            questions: {
                id: string;
                text: string;
                /** @enum {string} */
                kind: "yes_no" | "choice" | "text";
                choices: string[];
            }[];
            /** @description there is no work */
            isCancelled: boolean;
            closedBecause: ("full" | "over" | "paused" | "ended") | null;
            /** @description false for one that is read by its link, or by chosen workers, only */
            isListed: boolean;
            /** @description true for one that only chosen workers are shown */
            isForChosen: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updatedAt: string;
        };
        PublicJobPostSummary: {
            /** Format: uuid */
            id: string;
            /** @description published, not over, and still to be applied for */
            isOpen: boolean;
            title: string;
            /** @enum {string} */
            type: "daily" | "part_time" | "event";
            workType: components["schemas"]["WorkType"];
            headcount: number;
            /** @enum {string} */
            payUnit: "hour" | "day" | "job";
            /** @description satang (1/100 baht) */
            payAmount: number;
            totalPay: number | null;
            shifts: {
                id: string;
                /** @description YYYY-MM-DD */
                date: string;
                /** @description HH:mm, Asia/Bangkok */
                startTime: string;
                /** @description HH:mm; at or before the start it is on the next day */
                endTime: string;
                breakMinutes: number;
                /** @description how many people it needs */
                places: number;
                pay: number | null;
                placesLeft: number | null;
            }[];
            /** @enum {string} */
            shiftChoice: "all" | "each";
            place: {
                name: string;
                line: string;
                subdistrict: string;
                district: string;
                province: string;
                postcode: string;
                lat: number | null;
                lng: number | null;
            };
            company: {
                name: string;
                /** @enum {string} */
                standing: "unregistered" | "registered" | "represented";
                logoUrl: string | null;
                website: string | null;
                facebookUrl: string | null;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            publishedAt: string;
            applyBy: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expiresAt: string;
        };
        PurchaseOptions: {
            packages: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "job_post" | "buffet" | "profile_unlock";
                size: number;
                validDays: number;
                /** @enum {string} */
                merchant: "job_post" | "employers";
                /** @description satang (1/100 baht) */
                priceSatang: number;
                /** @description satang (1/100 baht) */
                vatSatang: number;
                /** @description satang (1/100 baht) */
                totalSatang: number;
                /** @description satang that the buyer may withhold and claim back; 0 for none */
                withholdingSatang: number;
            }[];
            /** @description kinds with a price that cannot be ordered yet */
            notYet: ("job_post" | "buffet" | "profile_unlock")[];
            buyers: {
                branchId: string | null;
                branchName: string | null;
                buyer: components["schemas"]["Buyer"];
            }[];
            /** @description hundredths of a per cent */
            vatRate: number;
            /** @description hundredths of a per cent */
            withholdingRate: number;
            recentPosts: {
                count: number;
                days: number;
            } | null;
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
            member: components["schemas"]["Membership"] | null;
            /** @description where the address was typed: signs in anew, as the identity provider signs out whose address changes */
            signInToken?: string;
        };
        RegistryAddress: {
            line: string;
            subdistrict: string;
            district: string;
            province: string;
            postcode: string;
        };
        /** @description whom a member invited last since the place was lost; who declined does not count */
        ReplacementInvite: {
            /** Format: uuid */
            workerId: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
            byName: string | null;
            /** @description how many more were invited since */
            others: number;
        };
        Revenue: {
            rows: {
                /**
                 * Format: date
                 * @description YYYY-MM-DD, Asia/Bangkok
                 */
                day: string;
                /** @enum {string} */
                merchant: "job_post" | "employers";
                /** @enum {string} */
                method: "promptpay" | "card";
                /** @enum {string} */
                kind: "job_post" | "buffet" | "profile_unlock";
                size: number;
                sold: components["schemas"]["RevenueSum"];
                refunded: components["schemas"]["RevenueSum"];
                reversed: components["schemas"]["RevenueSum"];
            }[];
            merchants: {
                /** @enum {string} */
                merchant: "job_post" | "employers";
                sold: components["schemas"]["RevenueSum"];
                refunded: components["schemas"]["RevenueSum"];
                reversed: components["schemas"]["RevenueSum"];
                /** @description satang that arrived and gave nothing */
                extraSatang: number;
                /** @description satang of such money that staff or banks returned */
                extraReturnedSatang: number;
                deferred: {
                    /** @enum {string} */
                    merchant: "job_post" | "employers";
                    /** @enum {string} */
                    kind: "job_post" | "buffet" | "profile_unlock";
                    /** @description credits, or days of unlimited posting */
                    units: number;
                    /** @description what they were sold for before VAT */
                    satang: number;
                }[];
            }[];
        };
        RevenueSum: {
            count: number;
            /** @description satang with VAT */
            totalSatang: number;
            vatSatang: number;
        };
        ReviewCase: {
            post: components["schemas"]["JobPost"];
            company: {
                /** Format: uuid */
                id: string;
                name: string;
                juristicId: string;
                /** @enum {string} */
                verification: "unverified" | "registry_matched" | "documents_submitted" | "under_review" | "verified" | "needs_more_documents" | "rejected" | "suspended";
            };
            findings: {
                /** @enum {string} */
                reason: "contact_details" | "link" | "discrimination" | "illegal_work" | "adult" | "worker_fee" | "duplicate" | "unverified_company";
                words: string | null;
            }[];
            /** @description what may be decided now */
            events: ("approve" | "reject")[];
            history: components["schemas"]["ReviewEntry"][];
        };
        ReviewEntry: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
            actorUid: string;
            action: string;
            reason: string | null;
        };
        SavedCard: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            merchant: "job_post" | "employers";
            brand: string;
            lastDigits: string;
            expirationMonth: number;
            expirationYear: number;
            /** @description the name of the member who had it remembered */
            addedBy: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
        };
        SavedCards: {
            items: components["schemas"]["SavedCard"][];
        };
        SentInvite: {
            /** Format: uuid */
            workerId: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
            /** @enum {string} */
            state: "sent" | "seen" | "declined" | "applied";
            seenAt: string | null;
            declinedAt: string | null;
            appliedAt: string | null;
            /** Format: uuid */
            jobPostId: string;
            title: string | null;
            branchName: string | null;
            /** @enum {string} */
            postState: "draft" | "pending_review" | "published" | "paused" | "filled" | "expired" | "closed" | "rejected" | "cancelled";
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
        ShiftOfDay: {
            /** Format: uuid */
            jobPostId: string;
            shiftId: string;
            title: string;
            workType: components["schemas"]["WorkType"] | null;
            branchName: string | null;
            branchId: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            endsAt: string;
            /** @description how many people it needs */
            places: number;
            /** @description how many are hired for it */
            taken: number;
            /** @description how many are still looked for; once the post is paused or closed, those who gave the shift back */
            missing: number;
            /** @description whether its post is published */
            isSought: boolean;
            /** @description people who have not answered the offer of it, and still can */
            offered: number;
            /** @description applicants the company has not decided about who can come to it */
            candidates: number;
            /** @description the first hired for it; 6 at most */
            people: components["schemas"]["HiredPerson"][];
        };
        ShiftPlaces: {
            shiftId: string;
            /** @description how many people it needs */
            places: number;
            /** @description how many are hired for it; more than it needs where more were hired */
            taken: number;
            hasBegun: boolean;
            /** @description how many places were given back in which a member needs nobody; absent for none */
            dismissed?: number;
        };
        ShownApplicant: {
            displayName: string;
            givenName: string;
            familyName: string | null;
            phone: string | null;
            workTypes: components["schemas"]["WorkType"][];
            experienceYears: number;
            languages: components["schemas"]["Language"][];
            headline: string;
            district: string;
            province: string;
            /** @description years, when they applied */
            age: number;
        };
        TaxRefund: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "draft" | "submitted" | "under_review" | "needs_correction" | "approved" | "paid" | "rejected" | "cancelled";
            /** @description satang (1/100 baht) */
            baseSatang: number;
            /** @description hundredths of a per cent */
            rate: number;
            /** @description satang (1/100 baht) */
            amountSatang: number;
            certificateNumber: string;
            certificateDate: string | null;
            file: {
                name: string;
                /** @enum {string} */
                fileType: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
                /** @description bytes */
                size: number;
            } | null;
            bank: ("002" | "004" | "006" | "011" | "014" | "022" | "024" | "025" | "030" | "033" | "034" | "066" | "067" | "069" | "070" | "071" | "073") | null;
            accountName: string;
            accountEnd: string | null;
            reason: string | null;
            reference: string | null;
            submittedAt: string | null;
            paidAt: string | null;
            version: number;
            accountNumber: string | null;
            steps: {
                /** @enum {string} */
                event: "submit" | "cancel" | "begin_review" | "ask_correction" | "approve" | "reject" | "mark_paid";
                /** @enum {string} */
                toState: "draft" | "submitted" | "under_review" | "needs_correction" | "approved" | "paid" | "rejected" | "cancelled";
                reason: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
            }[];
        };
        TaxRefundOverview: {
            order: {
                /** Format: uuid */
                id: string;
                number: string;
                /** @description satang (1/100 baht) */
                totalSatang: number;
                /** @description satang that were returned besides the tax; 0 for none */
                refundedSatang: number;
                /** @description why tax is of less than its price, the first one first */
                creditNotes: {
                    number: string;
                    /** @description satang (1/100 baht) */
                    totalSatang: number;
                }[];
                paidAt: string | null;
                /** @enum {string} */
                method: "promptpay" | "card";
            };
            certificate: {
                payer: {
                    name: string;
                    taxId: string;
                    /** @description five digits; 00000 is the head office */
                    branchNumber: string;
                    address: components["schemas"]["Address"];
                };
                payee: {
                    name: string;
                    taxId: string;
                    /** @description five digits; 00000 is the head office */
                    branchNumber: string;
                    address: components["schemas"]["Address"];
                };
                /** @description satang (1/100 baht) */
                baseSatang: number;
                /** @description hundredths of a per cent */
                rate: number;
                /** @description satang; 0 where nothing can be asked for */
                amountSatang: number;
                amountInWords: string;
            };
            refund: components["schemas"]["TaxRefund"] | null;
        };
        UnderstaffedShift: {
            /** Format: uuid */
            jobPostId: string;
            title: string;
            branchName: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            startsAt: string;
            /** @description how many people it lacks */
            missing: number;
            /** @description applicants the company has not decided about who can come to it */
            candidates: number;
            /** @description further shifts of the post that begin soon and lack people */
            moreShifts: number;
        };
        UnfinishedTaxRefund: {
            orderNumber: string;
            /** Format: uuid */
            paymentId: string;
            /** @enum {string} */
            state: "draft" | "submitted" | "under_review" | "needs_correction" | "approved" | "paid" | "rejected" | "cancelled";
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
        UsableCreditGrant: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "job_post" | "profile_unlock";
            /** @description credits that can be used now */
            available: number;
            /** @description how many it began with */
            amount: number;
            /** @enum {string} */
            source: "starting" | "order" | "staff" | "returned";
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
        };
        VerificationEntry: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
            actorUid: string;
            action: string;
            reason: string | null;
        };
        WaitingPost: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            companyId: string;
            companyName: string;
            branchName: string | null;
            title: string | null;
            /** @enum {string} */
            state: "draft" | "pending_review" | "published" | "paused" | "filled" | "expired" | "closed" | "rejected" | "cancelled";
            reviewReasons: ("contact_details" | "link" | "discrimination" | "illegal_work" | "adult" | "worker_fee" | "duplicate" | "unverified_company")[];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            reviewSince: string;
            /**
             * Format: date-time
             * @description start of the first shift
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description by when its company was told staff decide
             */
            reviewBy: string;
            /** @description what a decision is about */
            version: number;
        };
        WorkStart: {
            start: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                shift: "first" | "last";
            } | null;
            decided: {
                /** @enum {string} */
                state: "offered" | "hired" | "rejected";
                version: number;
                memberName: string | null;
                /** @description it was the caller */
                isOwn: boolean;
            } | null;
        };
        /** @enum {string} */
        WorkType: "waiter" | "barista" | "kitchen_helper" | "cook" | "cashier" | "sales" | "stock" | "packer" | "cleaner" | "promoter" | "event_staff" | "delivery" | "receptionist" | "admin" | "security";
        WorkerAnswer: {
            /** Format: uuid */
            applicationId: string;
            displayName: string | null;
            /** Format: uuid */
            jobPostId: string;
            title: string;
            /** @enum {string} */
            answer: "offer_accepted" | "worker_comes" | "offer_declined" | "application_withdrawn" | "worker_cannot_come" | "terms_accepted" | "terms_kept";
            startsAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            at: string;
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
    reserveAccountKind: {
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
                    kind: "employer" | "worker";
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
                        /** @enum {string} */
                        kind: "employer" | "worker";
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordReset: {
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
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkPasswordReset: {
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
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    applyPasswordReset: {
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
                    "application/json": Record<string, never>;
                };
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
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind?: string;
                    juristicId: string;
                    name: string;
                    address: components["schemas"]["MarkedAddress"];
                    /** @description registry answer, signed by the web app */
                    attestation?: string;
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
                    "application/json": components["schemas"]["Company"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCompany: {
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
                    "application/json": components["schemas"]["Company"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateCompany: {
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
                    logo?: string[];
                    website?: string;
                    facebookUrl?: string;
                    about?: string;
                    address: components["schemas"]["MarkedAddress"];
                    contactName?: string;
                    contactPhone?: string;
                    contactEmail?: string;
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
                    "application/json": components["schemas"]["Company"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    giveUpCompany: {
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
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    permitCompanyLogo: {
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
    searchCompanyNames: {
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
    readCompanyName: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        companyId: string;
                        companyName: string;
                        province: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMemberNames: {
        parameters: {
            query: {
                /** @description separated by commas */
                uids: string;
            };
            header?: never;
            path: {
                companyId: string;
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
                        items: {
                            uid: string;
                            displayName: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
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
                        items: components["schemas"]["Member"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role?: string;
                    branchIds?: string[];
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
                    "application/json": components["schemas"]["Member"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: string;
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
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    leaveCompany: {
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
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPayers: {
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
                        names: string[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInvitations: {
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
                        items: components["schemas"]["Invitation"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    role?: string;
                    branchIds?: string[];
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
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeInvitationState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "resend" | "revoke";
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
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkInvitation: {
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
                    "application/json": components["schemas"]["LinkedInvitation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptInvitation: {
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
                        company: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    declineInvitation: {
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
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reconsiderInvitation: {
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
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    registerInvited: {
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
                    displayName: string;
                    phone: string;
                    password: string;
                    acceptTerms: boolean;
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
                        email: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMyJoinRequests: {
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
                        items: components["schemas"]["OwnJoinRequest"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askToJoinCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    juristicId: string;
                    message: string;
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
                    "application/json": components["schemas"]["OwnJoinRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeMyJoinRequestState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                joinRequestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "withdraw";
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
                    "application/json": components["schemas"]["OwnJoinRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listJoinRequests: {
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
                        items: components["schemas"]["JoinRequest"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptJoinRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                joinRequestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role?: string;
                    branchIds?: string[];
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
                    "application/json": components["schemas"]["JoinRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    declineJoinRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                joinRequestId: string;
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
                    "application/json": components["schemas"]["JoinRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCompanyDocuments: {
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
                    "application/json": components["schemas"]["CompanyDocuments"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addCompanyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: string;
                    name: string;
                    fileName: string;
                    expiresOn?: string;
                    /** Format: uuid */
                    replaces?: string;
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
                    "application/json": components["schemas"]["CompanyDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    permitCompanyDocument: {
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
    removeCompanyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
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
    changeCompanyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    expiresOn?: string;
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
                    "application/json": components["schemas"]["CompanyDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    linkCompanyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
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
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readCompanyDocument: {
        parameters: {
            query: {
                link: string;
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
                    "application/json": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    claimCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    juristicId: string;
                    name: string;
                    address: components["schemas"]["MarkedAddress"];
                    /** @description registry answer, signed by the web app */
                    attestation?: string;
                    statement: string;
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
                    "application/json": components["schemas"]["Company"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCompanyDisputes: {
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
                        items: components["schemas"]["Dispute"][];
                        /** @description another company is confirmed to have this one’s number */
                        isNumberTaken: boolean;
                        /** @description the caller may close this company, which has no number of its own */
                        mayGiveUp: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    beginCompanyDispute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    statement: string;
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
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerCompanyDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                disputeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    statement: string;
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
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDisputesForOps: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "preparing" | "open" | "answered" | "won" | "lost" | "withdrawn" | "ended";
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
                        items: components["schemas"]["OpsDispute"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDisputeForOps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                disputeId: string;
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
                    "application/json": components["schemas"]["OpsDisputeDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                disputeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    verdict: "for_claimant" | "for_holder";
                    reason: string;
                    /**
                     * @description how far the holder was proven when staff looked; another one by now is 409
                     * @enum {string}
                     */
                    holderStanding: "unregistered" | "registered" | "represented";
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
                    "application/json": components["schemas"]["OpsDispute"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    submitCompanyDocuments: {
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
                    event: "submit";
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
                    "application/json": components["schemas"]["Company"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCompaniesForOps: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                verification?: "unverified" | "registry_matched" | "documents_submitted" | "under_review" | "verified" | "needs_more_documents" | "rejected" | "suspended";
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
                        items: components["schemas"]["OpsCompany"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCompanyForOps: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsCompanyDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "begin_review" | "approve" | "ask_for_more" | "reject" | "suspend" | "reinstate";
                    reason?: string;
                    /** @description documents that are not taken, each with why; the others are */
                    refusedDocuments?: {
                        /** Format: uuid */
                        id: string;
                        reason: string;
                    }[];
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
                    "application/json": components["schemas"]["OpsCompany"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readDocumentForOps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
                documentId: string;
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
                    "application/json": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRepresentationLetter: {
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
                    "application/json": components["schemas"]["LetterStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askForRepresentationLetter: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeRepresentationLetterState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                letterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "withdraw";
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
                    "application/json": components["schemas"]["LetterStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    enterRepresentationCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                letterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
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
                    "application/json": components["schemas"]["LetterStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRepresentationLettersForOps: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "asked" | "sent" | "used" | "void" | "expired" | "withdrawn" | "dropped";
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
                        items: components["schemas"]["OpsLetter"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    printRepresentationLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                letterId: string;
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintedLetter"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBranches: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                /** @description part of name, number, district or province */
                q?: string;
                state?: "active" | "archived";
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
                        items: components["schemas"]["Branch"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createBranch: {
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
                    taxBranchNumber: string;
                    address: components["schemas"]["MarkedAddress"];
                    lat?: string;
                    lng?: string;
                    phone: string;
                    photos?: string[];
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
                    "application/json": components["schemas"]["Branch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBranchSummaries: {
        parameters: {
            query?: {
                /** @description part of name, number, district or province */
                q?: string;
                state?: "active" | "archived";
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
                    "application/json": components["schemas"]["BranchSummaries"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    importBranches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rows: {
                        name: string;
                        taxBranchNumber: string;
                        address: components["schemas"]["MarkedAddress"];
                        lat?: string;
                        lng?: string;
                        phone: string;
                    }[];
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
                    "application/json": components["schemas"]["BranchImportResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                branchId: string;
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
                    "application/json": components["schemas"]["Branch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                branchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    taxBranchNumber: string;
                    address: components["schemas"]["MarkedAddress"];
                    lat?: string;
                    lng?: string;
                    phone: string;
                    photos?: string[];
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
                    "application/json": components["schemas"]["Branch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                branchId: string;
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
                    "application/json": components["schemas"]["Branch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    archiveBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                branchId: string;
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
                    "application/json": components["schemas"]["Branch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                branchId: string;
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
                    "application/json": components["schemas"]["Branch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    permitBranchPhoto: {
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
    listJobPosts: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "draft" | "pending_review" | "published" | "paused" | "filled" | "expired" | "closed" | "rejected" | "cancelled";
                /** @description those that have ended after all others */
                openFirst?: boolean;
                branchId?: string;
                type?: "daily" | "part_time" | "event";
                /** @description YYYY-MM-DD, Asia/Bangkok */
                from?: string;
                /** @description YYYY-MM-DD, Asia/Bangkok */
                to?: string;
                q?: string;
                waitsForCredit?: boolean;
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
                        items: components["schemas"]["JobPostInList"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobPostDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPost"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countJobPosts: {
        parameters: {
            query?: {
                branchId?: string;
                type?: "daily" | "part_time" | "event";
                /** @description YYYY-MM-DD, Asia/Bangkok */
                from?: string;
                /** @description YYYY-MM-DD, Asia/Bangkok */
                to?: string;
                q?: string;
                waitsForCredit?: boolean;
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
                    "application/json": components["schemas"]["JobPostCounts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listJobPostsAmong: {
        parameters: {
            query: {
                /** @description two hundred at most, separated by commas */
                jobPostIds: string;
                branchId?: string;
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
                        jobPostIds: string[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getJobPostPrice: {
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
                        /** @description one post takes so many; none within a buffet */
                        credits: number;
                        /** @description what can be used now */
                        available: number;
                        buffetUntil: string | null;
                        openPosts: {
                            limit: number | null;
                            /** @description those there are, the ones that wait for staff included */
                            open: number;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
                    "application/json": components["schemas"]["JobPost"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobPostEdit"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPost"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resubmitJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobPostEdit"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPost"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeJobPostState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "submit" | "pause" | "resume" | "close" | "reopen" | "cancel";
                    /** @description why it is cancelled; those who lose an offer or the job by it read it */
                    reason?: string;
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
                    "application/json": components["schemas"]["MovedJobPost"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCreditRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
                    "application/json": components["schemas"]["CreditRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
                    "application/json": components["schemas"]["CreditRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeJobPostStates: {
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
                    event: "pause" | "resume" | "close";
                    jobPostIds: string[];
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
                        items: components["schemas"]["JobPostOutcome"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cloneJobPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    jobPostIds: string[];
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
                        items: components["schemas"]["JobPostOutcome"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    permitJobPostPhoto: {
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
    listJobPostsForGroup: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            title: string | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApplicationBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
                        stages: {
                            /** @enum {string} */
                            stage: "submitted" | "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "ended";
                            count: number;
                            /** @description the newest */
                            items: components["schemas"]["Application"][];
                            nextCursor: string | null;
                        }[];
                        /** @description who gave back a shift to come that nobody has yet; they are among the ended too */
                        cannotCome: components["schemas"]["Application"][];
                        /** @description who lost the job or an offer as the post was cancelled, and was told; they are among the ended too */
                        takenBack: components["schemas"]["Application"][];
                        /** @description the places of shifts to come that these gave back and nobody has */
                        lostPlaces: {
                            /** Format: uuid */
                            applicationId: string;
                            shiftId: string;
                            invited: components["schemas"]["ReplacementInvite"] | null;
                        }[];
                        /** @description who cannot come to shifts to come and is not replaced, because a member said so */
                        dismissed: components["schemas"]["DismissedPlace"][];
                        /** @description the places of shifts to come for which another post found somebody */
                        filledElsewhere: {
                            displayName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            startsAt: string;
                            byName: string | null;
                            /** Format: uuid */
                            byJobPostId: string;
                        }[];
                        /** @description how each is filled; none where everybody works every shift */
                        shifts: components["schemas"]["ShiftPlaces"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listApplications: {
        parameters: {
            query: {
                cursor?: string;
                limit?: number;
                stage: "submitted" | "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "ended";
            };
            header?: never;
            path: {
                jobPostId: string;
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
                        items: components["schemas"]["Application"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["Application"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listApplicationEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                        items: components["schemas"]["ApplicationEntry"][];
                        /** @description what happened to interviews about it, oldest first */
                        interviews: components["schemas"]["ApplicationInterviewEntry"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeApplicationState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "view" | "shortlist" | "interview" | "offer" | "hire" | "reject" | "complete" | "mark_no_show";
                    /**
                     * @description the state it was seen in; 409 where it stands elsewhere now
                     * @enum {string}
                     */
                    from: "submitted" | "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "completed" | "no_show" | "rejected" | "withdrawn" | "offer_declined" | "expired";
                    /** @description what they are offered or hired for, of the shifts they can come to; without it what is found for them */
                    shiftIds?: string[];
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
                    "application/json": components["schemas"]["Application"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreLostPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
    dismissLostPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
    changeApplicationShifts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shiftIds: string[];
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
                    "application/json": components["schemas"]["Application"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeApplicationStates: {
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
                    event: "view" | "shortlist" | "interview" | "offer" | "hire" | "reject" | "complete" | "mark_no_show";
                    applications: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @description the state it was seen in; 409 where it stands elsewhere now
                         * @enum {string}
                         */
                        from: "submitted" | "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "completed" | "no_show" | "rejected" | "withdrawn" | "offer_declined" | "expired";
                        /** @description what they are offered or hired for, of the shifts they can come to; without it what is found for them */
                        shiftIds?: string[];
                    }[];
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
                        items: components["schemas"]["ApplicationOutcome"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listApplicationNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                        items: components["schemas"]["Note"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addApplicationNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["Note"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeApplicationNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
    listInterviewees: {
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
                    "application/json": components["schemas"]["Interviewees"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWorkStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
                    "application/json": components["schemas"]["WorkStart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getActionItems: {
        parameters: {
            query?: {
                branchId?: string;
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
                    "application/json": components["schemas"]["ActionItems"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDays: {
        parameters: {
            query?: {
                branchId?: string;
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
                    "application/json": components["schemas"]["Days"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getComingWork: {
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
                    "application/json": components["schemas"]["ComingWork"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMyApplications: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                jobPostId?: string;
                /** @description live: those that wait for somebody or lead to work; ended: the others; held: jobs I have or had */
                group?: "live" | "ended" | "held";
                /** @description only posts whose last shift ends then or later */
                endsFrom?: string;
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
                        items: components["schemas"]["OwnApplication"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    applyForJobPost: {
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
                    jobPostId: string;
                    /** @default [] */
                    answers: {
                        questionId: string;
                        answer: string;
                    }[];
                    /** @description the shifts I can come to; where everybody works every shift they count for nothing */
                    shiftIds?: string[];
                    /**
                     * Format: date
                     * @description needed where the resume holds none; only the age is kept
                     */
                    birthDate?: string;
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
                    "application/json": components["schemas"]["OwnApplication"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnApplication"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMyApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["OwnApplication"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeMyApplicationState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "withdraw" | "accept" | "decline";
                    /** @enum {string} */
                    from: "submitted" | "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "completed" | "no_show" | "rejected" | "withdrawn" | "offer_declined" | "expired";
                    /** @description the version it was seen in; an offer with other shifts by now is 409 */
                    version?: number;
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
                    "application/json": components["schemas"]["OwnApplication"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerChangedTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    answer: "accept" | "keep" | "leave";
                    /** @description the version they were seen in; with others by now it is 409 */
                    version: number;
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
                    "application/json": components["schemas"]["OwnApplication"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    giveBackMyShifts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shiftIds: string[];
                    /** @enum {string} */
                    reason?: "personal" | "family" | "travel" | "other";
                    /** @description the version it was seen in */
                    version: number;
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
                    "application/json": components["schemas"]["OwnApplication"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmMyJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["OwnApplication"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    acknowledgeMyApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: string;
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
                    "application/json": components["schemas"]["OwnApplication"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listJobPostsForOps: {
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
                        items: components["schemas"]["WaitingPost"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getJobPostForOps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
                    "application/json": components["schemas"]["ReviewCase"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "approve" | "reject";
                    reason?: string;
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
                    "application/json": components["schemas"]["DecidedPost"];
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
                            kind: "shift" | "document" | "branch_address" | "company_address";
                            /** Format: uuid */
                            companyId: string;
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @description the day, or the place with its postcode */
                            value: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listJobPostInvites: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
                        items: components["schemas"]["JobPostInvite"][];
                        left: components["schemas"]["InviteAllowance"];
                        /** @description who has the job and cannot come, by name, null after their account was removed: the first who accepts an invitation from now on has their shifts at once */
                        insteadOf: (string | null)[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteWorkers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    workerIds: string[];
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
                        items: components["schemas"]["InviteOutcome"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteWorker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
                    "application/json": components["schemas"]["JobPostInvite"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listApplicantsAmong: {
        parameters: {
            query: {
                /** @description a hundred at most, separated by commas */
                workerIds: string;
            };
            header?: never;
            path: {
                jobPostId: string;
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
                        workerIds: string[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSentInvites: {
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
                        items: components["schemas"]["SentInvite"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMyJobPostInvites: {
        parameters: {
            query?: {
                jobPostId?: string;
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
                        items: components["schemas"]["OwnInvite"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMyKnownJobPosts: {
        parameters: {
            query: {
                /** @description a hundred at most, separated by commas */
                jobPostIds: string;
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
                        jobPostIds: string[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerJobPostInvites: {
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
                    event: "see" | "decline" | "reconsider";
                    jobPostIds: string[];
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
                        items: {
                            /** Format: uuid */
                            jobPostId: string;
                            /** @enum {string} */
                            state: "sent" | "seen" | "declined" | "applied";
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMyDataExportFiles: {
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
    listPublicJobPosts: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                province?: string;
                district?: string;
                workType?: components["schemas"]["WorkType"];
                type?: "daily" | "part_time" | "event";
                payUnit?: "hour" | "day" | "job";
                /** @description satang */
                minPay?: number;
                /** @description YYYY-MM-DD, Asia/Bangkok */
                from?: string;
                /** @description YYYY-MM-DD, Asia/Bangkok */
                to?: string;
                /** @description words of the work, its place with stations, and the company */
                q?: string;
                sort?: "newest" | "pay" | "start" | "near";
                lat?: number;
                /** @description where the reader is, with lat; not stored */
                lng?: number;
                /** @description where distances are from, without a position */
                station?: string;
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
                        items: components["schemas"]["ListedJobPost"][];
                        nextCursor: string | null;
                        station: string | null;
                        /** @description the working days and the least pay that the words say */
                        understood: {
                            days: {
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                                also: {
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    to: string;
                                } | null;
                            } | null;
                            pay: {
                                /** @enum {string} */
                                unit: "hour" | "day" | "job";
                                /** @description satang (1/100 baht) */
                                satang: number;
                            } | null;
                        };
                        wordsBesidePay: string | null;
                        /** @description nothing is spelt like the words: these sound like them */
                        isLoose: boolean;
                        /** @description where nothing is found: what leads to posts when it alone is left out */
                        leaveOut: {
                            /** @enum {string} */
                            part: "q" | "province" | "district" | "workType" | "type" | "pay" | "days";
                            word: string | null;
                        }[];
                        nearby: {
                            /** @description the station that the words name */
                            asked: string;
                            q: string | null;
                            from: string | null;
                            to: string | null;
                            district: string;
                            /** @description where the nearest post is */
                            province: string;
                            /** @description how far that is from the station, as the crow flies */
                            distanceKm: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countPublicJobPosts: {
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
                        provinces: {
                            province: string;
                            posts: number;
                        }[];
                        workTypes: {
                            workType: components["schemas"]["WorkType"];
                            posts: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    indexPublicJobPosts: {
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
                            id: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            updatedAt: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPublicJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
                    "application/json": components["schemas"]["PublicJobPost"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMyChosenJobPosts: {
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
                        items: components["schemas"]["PublicJobPostSummary"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getJobPostForMe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
                    "application/json": components["schemas"]["PublicJobPost"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countJobPostView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getJobPostFunnel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobPostId: string;
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
                        views: number;
                        applications: number;
                        interviews: number;
                        hires: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getActivityTrend: {
        parameters: {
            query: {
                days: 7 | 30 | 90;
                branchId?: string;
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
                            /**
                             * Format: date
                             * @description Asia/Bangkok
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description Asia/Bangkok
                             */
                            to: string;
                            views: number;
                            applications: number;
                            hires: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTimeToHireTrend: {
        parameters: {
            query: {
                days: 7 | 30 | 90;
                branchId?: string;
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
                        medianHours: number | null;
                        items: {
                            /**
                             * Format: date
                             * @description Asia/Bangkok
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description Asia/Bangkok
                             */
                            to: string;
                            hires: number;
                            medianHours: number | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSpendTrend: {
        parameters: {
            query: {
                days: 7 | 30 | 90;
                branchId?: string;
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
                            /**
                             * Format: date
                             * @description Asia/Bangkok
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description Asia/Bangkok
                             */
                            to: string;
                            credits: number;
                            hires: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    tellOfPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                newsId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    companyId: string;
                    memberUid: string;
                    /** Format: uuid */
                    savedSearchId: string;
                    branchId: string | null;
                    name: string;
                    count: number;
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
                        /** @enum {string} */
                        outcome: "told" | "not_now" | "branch_gone" | "member_gone";
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
                    type: "interview_happened";
                    about: {
                        /** Format: uuid */
                        interviewId: string;
                        /** @enum {string} */
                        what: "proposed" | "accepted" | "other_time" | "declined" | "reconsidered" | "cancelled" | "unanswered" | "restored" | "soon" | "dealt_with";
                        /** Format: uuid */
                        companyId: string;
                        /** Format: uuid */
                        workerId: string;
                        jobPostId: string | null;
                        memberUid: string;
                        workerName: string;
                        when: string;
                        done?: {
                            /** @enum {string} */
                            what: "proposed" | "accepted" | "other_time" | "declined" | "reconsidered" | "cancelled" | "unanswered" | "restored" | "soon" | "dealt_with";
                            /** @enum {string} */
                            by: "company" | "worker" | "system";
                            memberUid: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            until?: string;
                        };
                    };
                    facts: Record<string, never>;
                } | {
                    /** @enum {string} */
                    type: "messages_waiting";
                    about: {
                        /** Format: uuid */
                        companyId: string;
                        /** Format: uuid */
                        conversationId: string;
                        jobPostId: string | null;
                        workerName: string;
                    };
                    facts: Record<string, never>;
                } | {
                    /** @enum {string} */
                    type: "messages_read";
                    about: {
                        /** Format: uuid */
                        companyId: string;
                        /** Format: uuid */
                        conversationId: string;
                    };
                    facts: Record<string, never>;
                } | {
                    /** @enum {string} */
                    type: "company_blocked";
                    about: {
                        /** Format: uuid */
                        companyId: string;
                        /** Format: uuid */
                        workerId: string;
                    };
                    facts: Record<string, never>;
                } | {
                    /** @enum {string} */
                    type: "unlock_settled";
                    about: {
                        /** Format: uuid */
                        unlockId: string;
                        /** Format: uuid */
                        companyId: string;
                        /** Format: uuid */
                        workerId: string;
                        term: number;
                        actorUid: string;
                        /** @enum {string} */
                        settlement: "capture" | "release" | "refund";
                    };
                    facts: {
                        workerUid: string | null;
                        displayName: string | null;
                    };
                } | {
                    /** @enum {string} */
                    type: "worker_leaves";
                    about: {
                        workerUid: string;
                    };
                    facts: Record<string, never>;
                } | {
                    /** @enum {string} */
                    type: "worker_stays";
                    about: {
                        workerUid: string;
                    };
                    facts: Record<string, never>;
                } | {
                    /** @enum {string} */
                    type: "worker_forgotten";
                    about: {
                        /** Format: uuid */
                        companyId: string;
                        /** @enum {string} */
                        subject: "interview" | "conversation";
                        /** Format: uuid */
                        id: string;
                    };
                    facts: Record<string, never>;
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
    listPackages: {
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
                        items: components["schemas"]["Package"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPackagesForStaff: {
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
                        items: components["schemas"]["OpsPackage"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changePackageSale: {
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
                    kind: "job_post" | "buffet" | "profile_unlock";
                    orderableFrom: string | null;
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
                        items: components["schemas"]["OpsPackage"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPurchaseOptions: {
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
                    "application/json": components["schemas"]["PurchaseOptions"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOrders: {
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
                        items: components["schemas"]["Order"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createOrder: {
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
                    packageId: string;
                    branchId: string | null;
                    /** @description takes up an unpaid order of the same package, price and buyer, instead of making another one, where its payment can begin at once */
                    reuse?: boolean;
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
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOrderMarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    numbers: string[];
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
                    "application/json": components["schemas"]["OrderMarks"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
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
                    "application/json": components["schemas"]["PayableOrder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askForPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    method: "promptpay" | "card";
                    token?: string;
                    /** Format: uuid */
                    savedCardId?: string;
                    /** @description consent to remembering the card of the token */
                    remember?: boolean;
                    /**
                     * Format: uuid
                     * @description the payment by card that this one replaces
                     */
                    instead?: string;
                    /** @description where the web leads on to, after the bank */
                    next?: string;
                    /**
                     * @description the screens that the bank leads back to; of a pass always those of the top-up
                     * @enum {string}
                     */
                    place?: "member" | "topup";
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
                    "application/json": components["schemas"]["AskedPayment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
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
                    "application/json": components["schemas"]["PayableOrder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeOrderState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "cancel";
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
                    "application/json": components["schemas"]["PayableOrder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPaymentCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
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
                    "application/json": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrderForOps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
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
                    "application/json": components["schemas"]["OpsOrder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    paymentId: string | null;
                    amountSatang: number | null;
                    reason: string;
                    /**
                     * @description bank_transfer where the provider has refused; provider unless it is said
                     * @enum {string}
                     */
                    method?: "provider" | "bank_transfer";
                    /** @description how many were unspent when staff decided */
                    unspentCredits: number;
                    /** @description whether more may be returned than unspent credits were paid with */
                    isBeyondUnspent: boolean;
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
                    "application/json": components["schemas"]["AskedRefund"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeRefundState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                refundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "complete";
                    reference: string;
                    /**
                     * Format: date
                     * @description YYYY-MM-DD, Asia/Bangkok
                     */
                    transferredOn: string;
                } | {
                    /** @enum {string} */
                    event: "refuse";
                    reason: string;
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
    listRefunds: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "created" | "completed" | "failed";
                method?: "provider" | "bank_transfer";
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
                        items: components["schemas"]["OpsRefundOfOrder"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listExtraPayments: {
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
                        items: components["schemas"]["ExtraPayment"][];
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPartlyLostOrders: {
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
                        items: components["schemas"]["PartlyLostOrder"][];
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPaymentDisputes: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                isOpen?: boolean;
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
                        items: components["schemas"]["OpsPaymentDisputeOfOrder"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPaymentDifferences: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                isOpen?: boolean;
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
                        items: components["schemas"]["PaymentDifference"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeDifferenceState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                differenceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "close";
                    reason: string;
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
    comparePayments: {
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
                        differences: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRevenue: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD, Asia/Bangkok */
                from: string;
                /** @description YYYY-MM-DD, Asia/Bangkok */
                to: string;
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
                    "application/json": components["schemas"]["Revenue"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
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
                    "application/json": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCreditNoteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                creditNoteId: string;
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
                    "application/json": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSavedCards: {
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
                    "application/json": components["schemas"]["SavedCards"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeSavedCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                savedCardId: string;
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
    checkBuffetLink: {
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
                    "application/json": components["schemas"]["BuffetLink"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    activateBuffetLink: {
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
                    "application/json": components["schemas"]["ActivatedBuffet"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBuffetLinks: {
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
                        items: components["schemas"]["OpsBuffetToken"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    makeBuffetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: number;
                    companyId: string | null;
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC
                     */
                    activateBy: string;
                    note: string;
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
                    "application/json": components["schemas"]["NewBuffetToken"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    revokeBuffetLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                linkId: string;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsBuffetToken"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    makeTopupLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description one of TOPUP_RETURN_URLS, to which the screens lead back; null for none */
                    returnTo: string | null;
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
                        url: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC
                         */
                        expiresAt: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    openTopupLink: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pass: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC
                         */
                        expiresAt: string;
                        seconds: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTopupReturn: {
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
                        returnTo: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOrderHistory: {
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
                        items: components["schemas"]["HistoryOrder"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrderHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
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
                    "application/json": components["schemas"]["HistoryOrder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTaxRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
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
                    "application/json": components["schemas"]["TaxRefundOverview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUnfinishedTaxRefunds: {
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
                        items: components["schemas"]["UnfinishedTaxRefund"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    beginTaxRefund: {
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
                    paymentId: string;
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
                    "application/json": components["schemas"]["TaxRefund"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveTaxRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxRefundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    certificateNumber?: string;
                    certificateDate?: string;
                    bank?: string;
                    accountName?: string;
                    accountNumber?: string;
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
                    "application/json": components["schemas"]["TaxRefund"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeTaxRefundState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxRefundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "submit" | "cancel";
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
                    "application/json": components["schemas"]["TaxRefund"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    permitTaxCertificate: {
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
    getTaxCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxRefundId: string;
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
                    "application/json": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addTaxCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxRefundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    fileName: string;
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
                    "application/json": components["schemas"]["TaxRefundOverview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTaxRefundsForOps: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "draft" | "submitted" | "under_review" | "needs_correction" | "approved" | "paid" | "rejected" | "cancelled";
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
                        items: components["schemas"]["OpsTaxRefund"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTaxRefundForOps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxRefundId: string;
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
                    "application/json": components["schemas"]["OpsTaxRefundDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readTaxCertificateForOps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxRefundId: string;
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
                    "application/json": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readTaxRefundAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxRefundId: string;
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
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideTaxRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxRefundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "begin_review" | "ask_correction" | "approve" | "reject" | "mark_paid";
                    reason?: string;
                    reference?: string;
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
                    "application/json": components["schemas"]["OpsTaxRefund"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listConsents: {
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
                        items: components["schemas"]["ConsentRecord"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    recordConsent: {
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
                    subjectKey: string;
                    /** @enum {string} */
                    decision: "accept_all" | "reject_all" | "toggle" | "reset";
                    choices: {
                        /** @description strictly necessary */
                        SNC: boolean;
                        /** @description functionality */
                        FC: boolean;
                        /** @description analytical/performance */
                        AnPC: boolean;
                        /** @description advertising */
                        AC: boolean;
                    };
                    /**
                     * Format: date
                     * @description the day the policy was published
                     */
                    policyVersion: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC
                     */
                    decidedAt: string;
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
                    "application/json": components["schemas"]["ConsentRecord"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countRegistryLookup: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    openMapLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string;
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
                    "application/json": components["schemas"]["LinkedPlace"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCreditBalance: {
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
                        jobPost: components["schemas"]["CreditBalance"];
                        profileUnlock: components["schemas"]["CreditBalance"];
                        buffetUntil: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUsableCreditGrants: {
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
                        items: components["schemas"]["UsableCreditGrant"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCreditStatement: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                kind?: "job_post" | "profile_unlock";
                type?: "grant" | "reserve" | "release" | "expire" | "refund" | "adjust" | "purchase";
                branchId?: string;
                /** @description YYYY-MM-DD, Asia/Bangkok */
                from?: string;
                /** @description YYYY-MM-DD, Asia/Bangkok */
                to?: string;
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
                        items: components["schemas"]["CreditStatementLine"][];
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCreditStatementTotals: {
        parameters: {
            query?: {
                kind?: "job_post" | "profile_unlock";
                type?: "grant" | "reserve" | "release" | "expire" | "refund" | "adjust" | "purchase";
                branchId?: string;
                /** @description YYYY-MM-DD, Asia/Bangkok */
                from?: string;
                /** @description YYYY-MM-DD, Asia/Bangkok */
                to?: string;
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
                        items: components["schemas"]["CreditStatementTotal"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    grantCredits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "job_post" | "profile_unlock";
                    amount: number;
                    expiresAt: string | null;
                    reason: string;
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
                    "application/json": components["schemas"]["CreditGrant"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    debitProfileUnlock: {
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
                    /** Format: uuid */
                    companyId: string;
                    /** Format: uuid */
                    workerId: string;
                    workerUid: string | null;
                    displayName: string | null;
                    /** @description which unlock of the worker by the company it is */
                    term: number;
                    /** @description the member who unlocks */
                    actorUid: string;
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
                        /** @enum {string} */
                        state: "held" | "captured" | "released" | "refunded";
                        /** @description the company's profile credits that can be used now */
                        available: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    closeProfileUnlock: {
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
                    /** Format: uuid */
                    companyId: string;
                    /** Format: uuid */
                    workerId: string;
                    workerUid: string | null;
                    displayName: string | null;
                    /** @description which unlock of the worker by the company it is */
                    term: number;
                    /** @description the member who unlocks */
                    actorUid: string;
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
                        /** @enum {string} */
                        state: "held" | "captured" | "released" | "refunded";
                        /** @description the company's profile credits that can be used now */
                        available: number;
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
                        items: ({
                            /** @enum {string} */
                            kind: "company_matched";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "company_under_review";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "company_verified";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "company_needs_documents";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "company_rejected";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "company_suspended";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "company_letter_sent";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "company_represented";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "company_disputed";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                                day: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "dispute_answered";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "dispute_won";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "dispute_lost";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "dispute_ended";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "number_kept";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "number_lost";
                            /** @enum {string} */
                            subject: "company";
                            params: {
                                company: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "branch_added";
                            /** @enum {string} */
                            subject: "branch";
                            params: {
                                branch: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "branches_imported";
                            /** @enum {string} */
                            subject: "branch";
                            params: {
                                count: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "job_post_published";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "job_post_held";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "job_post_approved";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "job_post_rejected";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "job_post_taken_down";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                                count: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "job_post_closed";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "job_post_cancelled";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "job_post_expired";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "job_post_published_late";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "job_post_kept_draft";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "credit_requested";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                title: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "applications_received";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                                count: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "offer_accepted";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                applicationId: string;
                                title: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "worker_comes";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                applicationId: string;
                                title: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "offer_declined";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                applicationId: string;
                                title: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "offer_unanswered";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                applicationId: string;
                                title: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "application_withdrawn";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                applicationId: string;
                                title: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "worker_cannot_come";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                applicationId: string;
                                title: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "terms_accepted";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                applicationId: string;
                                title: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "terms_kept";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                applicationId: string;
                                title: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "terms_unanswered";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                applicationId: string;
                                title: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "invite_declined";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                                count: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "applicant_left";
                            /** @enum {string} */
                            subject: "job_post";
                            params: {
                                title: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "workers_found";
                            /** @enum {string} */
                            subject: "saved_search";
                            params: {
                                search: string;
                                count: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "saved_search_stopped";
                            /** @enum {string} */
                            subject: "saved_search";
                            params: {
                                search: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "worker_wrote";
                            /** @enum {string} */
                            subject: "conversation";
                            params: {
                                worker?: string;
                                jobPostId?: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "interview_accepted";
                            /** @enum {string} */
                            subject: "interview";
                            params: {
                                worker?: string;
                                jobPostId?: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "interview_other_time";
                            /** @enum {string} */
                            subject: "interview";
                            params: {
                                worker?: string;
                                jobPostId?: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "interview_declined";
                            /** @enum {string} */
                            subject: "interview";
                            params: {
                                worker?: string;
                                jobPostId?: string;
                                when: string;
                                /** @enum {string} */
                                how?: "declined" | "cancelled";
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "interview_reconsidered";
                            /** @enum {string} */
                            subject: "interview";
                            params: {
                                worker?: string;
                                jobPostId?: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "interview_unanswered";
                            /** @enum {string} */
                            subject: "interview";
                            params: {
                                worker?: string;
                                jobPostId?: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "interview_restored";
                            /** @enum {string} */
                            subject: "interview";
                            params: {
                                worker?: string;
                                jobPostId?: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "interview_soon";
                            /** @enum {string} */
                            subject: "interview";
                            params: {
                                worker?: string;
                                jobPostId?: string;
                                when: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "credits_granted";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "credits_bought";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                                order: string;
                                waiting?: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "order_refunded";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                                order: string;
                                credits: string;
                                reason?: string;
                                tax?: string;
                                lost?: string;
                                returned?: string;
                                whole?: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "order_paid_again";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                                order: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "second_payment_returned";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                                order: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "payment_disputed";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                                order: string;
                                credits: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "payment_dispute_ended";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                order: string;
                                credits: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "payment_reversed";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                                order: string;
                                credits: string;
                                whole?: string;
                                left?: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "credits_expiring";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                                days: string;
                                day?: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "credits_expired";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "unlocks_expiring";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                                days: string;
                                day?: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "unlocks_expired";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "unlocks_bought";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                amount: string;
                                order: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "buffet_bought";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                days: string;
                                order: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "buffet_activated";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                days: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "buffet_ending";
                            /** @enum {string} */
                            subject: "credit";
                            params: {
                                days: string;
                                day?: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "tax_refund_under_review";
                            /** @enum {string} */
                            subject: "tax_refund";
                            params: {
                                order: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "tax_refund_needs_correction";
                            /** @enum {string} */
                            subject: "tax_refund";
                            params: {
                                order: string;
                                reason: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "tax_refund_approved";
                            /** @enum {string} */
                            subject: "tax_refund";
                            params: {
                                order: string;
                                amount: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "tax_refund_rejected";
                            /** @enum {string} */
                            subject: "tax_refund";
                            params: {
                                order: string;
                                reason: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "tax_refund_paid";
                            /** @enum {string} */
                            subject: "tax_refund";
                            params: {
                                order: string;
                                amount: string;
                                reference: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "join_requested";
                            /** @enum {string} */
                            subject: "member";
                            params: {
                                member: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "member_joined";
                            /** @enum {string} */
                            subject: "member";
                            params: {
                                member: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "member_left";
                            /** @enum {string} */
                            subject: "member";
                            params: {
                                member: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "member_removed";
                            /** @enum {string} */
                            subject: "member";
                            params: {
                                member: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "member_role_changed";
                            /** @enum {string} */
                            subject: "member";
                            params: {
                                role: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "invitation_declined";
                            /** @enum {string} */
                            subject: "member";
                            params: {
                                email: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "invitation_reconsidered";
                            /** @enum {string} */
                            subject: "member";
                            params: {
                                email: string;
                            };
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            subjectId: string;
                            actorName: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             */
                            createdAt: string;
                            readAt: string | null;
                        })[];
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
                kind: "company_matched" | "company_under_review" | "company_verified" | "company_needs_documents" | "company_rejected" | "company_suspended" | "company_letter_sent" | "company_represented" | "company_disputed" | "dispute_answered" | "dispute_won" | "dispute_lost" | "dispute_ended" | "number_kept" | "number_lost" | "branch_added" | "branches_imported" | "job_post_published" | "job_post_held" | "job_post_approved" | "job_post_rejected" | "job_post_taken_down" | "job_post_closed" | "job_post_cancelled" | "job_post_expired" | "job_post_published_late" | "job_post_kept_draft" | "credit_requested" | "applications_received" | "offer_accepted" | "worker_comes" | "offer_declined" | "offer_unanswered" | "application_withdrawn" | "worker_cannot_come" | "terms_accepted" | "terms_kept" | "terms_unanswered" | "invite_declined" | "applicant_left" | "workers_found" | "saved_search_stopped" | "worker_wrote" | "interview_accepted" | "interview_other_time" | "interview_declined" | "interview_reconsidered" | "interview_unanswered" | "interview_restored" | "interview_soon" | "credits_granted" | "credits_bought" | "order_refunded" | "order_paid_again" | "second_payment_returned" | "payment_disputed" | "payment_dispute_ended" | "payment_reversed" | "credits_expiring" | "credits_expired" | "unlocks_expiring" | "unlocks_expired" | "unlocks_bought" | "buffet_bought" | "buffet_activated" | "buffet_ending" | "tax_refund_under_review" | "tax_refund_needs_correction" | "tax_refund_approved" | "tax_refund_rejected" | "tax_refund_paid" | "join_requested" | "member_joined" | "member_left" | "member_removed" | "member_role_changed" | "invitation_declined" | "invitation_reconsidered";
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
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchant: "job_post" | "employers";
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
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
