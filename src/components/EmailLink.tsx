import { Icon, type IconName } from "./Icon";

interface EmailLinkProps {
  email: string;
  className?: string;
  icon?: IconName;
  /** The link's text. Default: the email address. */
  label?: string;
}

export function EmailLink({ email, className, icon, label = email }: EmailLinkProps) {
  return (
    <a href={`mailto:${email}`} translate={label === email ? "no" : undefined} className={className}>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
    </a>
  );
}
