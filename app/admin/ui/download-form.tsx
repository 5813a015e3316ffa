import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";

/** Sent as a document load: the browser saves the response as a file, or shows it as a page. */
export function DownloadForm({
	action,
	submit,
	look = "light",
	children,
}: {
	action: string;
	submit: string;
	look?: "dark" | "light";
	children?: ReactNode;
}) {
	return (
		<form method="post" action={action} className="grid gap-4 print:hidden max-sm:w-full">
			{children}
			<Button type="submit" look={look} className="justify-self-start max-sm:w-full">
				{submit}
			</Button>
		</form>
	);
}
