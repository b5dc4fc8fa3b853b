import styles from './Footer.module.css'

const LINKEDIN = 'https://www.linkedin.com/company/lotline'

const YEAR = new Date().getFullYear()

export function Footer() {
  return (
    <footer className={styles['foot']}>
      <div>
        <span>© {YEAR} Lotline</span>
        <a href={LINKEDIN} target="_blank" rel="noreferrer">
          LinkedIn
        </a>
      </div>
    </footer>
  )
}
