import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { LogoutButton } from '../../session/components/LogoutButton.tsx'
import { Card } from '../components/Card.tsx'
import { DeviceList } from '../components/DeviceList.tsx'
import { ExportButton } from '../components/ExportButton.tsx'
import { MarketingSwitch } from '../components/MarketingSwitch.tsx'
import { PasswordForm } from '../components/PasswordForm.tsx'
import { SchemePicker } from '../components/SchemePicker.tsx'
import { WithMe } from '../components/WithMe.tsx'
import classes from './My.module.css'

export function SettingScreen() {
  const [changing, setChanging] = useState(false)
  return (
    <div className={classes.screen}>
      <Heading level={1}>설정</Heading>
      <Card title="화면 테마">
        <SchemePicker />
      </Card>
      <WithMe room="18.5rem">
        {(me) => (
          <>
            <Card title="알림">
              <MarketingSwitch user={me} />
            </Card>
            {me.hasPassword && (
              <Card title="비밀번호" text="바꾸면 다른 기기에서는 모두 로그아웃돼요.">
                {changing ? (
                  <PasswordForm user={me} onDone={() => setChanging(false)} />
                ) : (
                  <Button variant="default" onClick={() => setChanging(true)}>
                    비밀번호 바꾸기
                  </Button>
                )}
              </Card>
            )}
          </>
        )}
      </WithMe>
      <Card title="로그인한 기기" text="모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.">
        <DeviceList />
      </Card>
      <Card title="내 정보" text="우리가 갖고 있는 내 정보를 모두 파일로 받아요.">
        <ExportButton />
      </Card>
      <Card title="로그아웃">
        <div className={classes.row}>
          <LogoutButton />
          <LogoutButton everywhere />
        </div>
      </Card>
      <Link to="/my/setting/withdraw" className={classes.leave}>
        회원 탈퇴
      </Link>
    </div>
  )
}
