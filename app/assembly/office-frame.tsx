import { isRouteErrorResponse, type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from "react-router";
import { servicesContext } from "../.server/services.ts";
import { allowRefresh } from "../admin/.server/firebase-hosts.ts";
import { readNotice } from "../admin/.server/requests/notice.ts";
import { membersOnly, requireMember } from "../admin/.server/require-member.ts";
import { KeepSession } from "../admin/firebase/keep-session.tsx";
import { OfficeFrame } from "../admin/frame.tsx";
import { ChangeNotice } from "../admin/requests/change-notice.tsx";
import { OfficeError } from "../admin/ui/office-error.tsx";
import { useOfficeLocale } from "../admin/ui/office-locale.ts";
import { StaffLanguageProvider } from "../admin/ui/staff-language.tsx";
import { leadIndexOf } from "../leads/desk/lead-index.ts";
import { isWaiting } from "../leads/desk/list-leads.ts";

export const middleware = [membersOnly];

export async function loader({ context }: LoaderFunctionArgs) {
	const { id, locale, name, role } = requireMember(context);
	const leads = await leadIndexOf(context.get(servicesContext).store).all();
	const waiting = leads.filter(isWaiting).length;
	return { locale, name, role, waiting, notice: readNotice(context, id), firebase: allowRefresh(context) };
}

type FrameData = Awaited<ReturnType<typeof loader>>;

/** The frame of the back office, with what the features add to it. */
export default function Frame() {
	const data = useLoaderData<typeof loader>();
	return (
		<OfficeFrame {...data} beside={<Beside {...data} />}>
			<Outlet />
		</OfficeFrame>
	);
}

export function ErrorBoundary({ error }: { error: unknown }) {
	const data = useRouteLoaderData("admin-frame") as FrameData | undefined;
	const locale = useOfficeLocale();
	const screen = <OfficeError status={isRouteErrorResponse(error) ? error.status : 500} />;
	if (data)
		return (
			<OfficeFrame {...data} beside={<Beside {...data} />}>
				{screen}
			</OfficeFrame>
		);
	return (
		<StaffLanguageProvider locale={locale}>
			<main id="main" className="office mx-auto max-w-xl px-5 py-16">
				{screen}
			</main>
		</StaffLanguageProvider>
	);
}

function Beside({ notice, firebase }: Pick<FrameData, "notice" | "firebase">) {
	return (
		<>
			{notice && <ChangeNotice key={notice.key} notice={notice} />}
			{firebase && <KeepSession settings={firebase} />}
		</>
	);
}
